import type { MeterToRead, StateForm } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { q } from './query';
import { getMeterWindowAnswer, giveMeterStateAnswer } from './shapes/billing-meters';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

/**
 * The meters of a unit, and whether the resident may give their states now.
 *
 * @param unitNumber - `inventarna_stevilka`
 */
export function meterWindowQuery(unitNumber: string) {
  return q(['meter-window', unitNumber], getMeterWindowAnswer, {
    path: { inventarna_stevilka: unitNumber },
  });
}

/** A state with its photo, as the resident gives it. */
export type GivenState = Omit<StateForm, 'fotografija'> & {
  readonly fotografija: File | undefined;
};

/**
 * Gives or corrects the state of a meter. The same state sent twice has the effect of one, so that the user may try again
 * after a lost answer.
 *
 * @param unitNumber - `inventarna_stevilka`
 * @param onSent - gets the progress of the upload
 * @returns the meter with the state that it has now
 * @throws ApiError, with status 409 when the window is not open and 422 when the state is refused; NetworkError, StaleAnswer
 */
export async function giveMeterState(
  api: Api,
  unitNumber: string,
  state: GivenState,
  onSent: OnSent,
): Promise<Opened<MeterToRead>> {
  const path = '/api/{product}-user/v2/meter_states/{inventarna_stevilka}';
  const places = { inventarna_stevilka: unitNumber };
  return upload(api, path, state, giveMeterStateAnswer, onSent, places);
}
