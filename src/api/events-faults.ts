import type { BuildingFault, FaultConfirmation, FaultForm } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { unwrap } from './errors';
import { pagedQuery } from './paged';
import {
  addMeTooAnswer,
  confirmFaultAnswer,
  listFaultsAnswer,
  reportFaultAnswer,
} from './shapes/events-faults';
import type { OnSent } from './transport/xhr';
import { upload } from './upload';

/**
 * The faults of a building without names (`pages.md` P31), newest first.
 *
 * @param building - `objekt_sifra`
 */
export function faultsQuery(building: string) {
  const path = { objekt_sifra: building };
  return pagedQuery(['faults', building], listFaultsAnswer, 'prijave', { path });
}

/** A report of a fault with its photos; `undefined` for what does not apply. */
export type ReportedFault = Omit<FaultForm, 'fotografije'> & {
  readonly fotografije: readonly File[];
};

/**
 * Reports a fault (`pages.md` P31). The same report with the same key may be sent again after a lost answer: the server
 * keeps one fault.
 *
 * @param key - a random value for this report, 16 to 64 letters, digits and `-`
 * @param onSent - gets the progress of the upload
 * @param signal - by which the user cancels it
 * @throws ApiError, with status 409 and the numbers `podobne` when there are open faults of the same place and kind;
 * NetworkError, StaleAnswer, AbortError
 */
export async function reportFault(
  api: Api,
  key: string,
  report: ReportedFault,
  onSent: OnSent,
  signal?: AbortSignal,
): Promise<Opened<BuildingFault>> {
  const headers = { 'Idempotency-Key': key };
  const path = '/api/{product}-user/v2/faults';
  return upload(api, path, report, reportFaultAnswer, onSent, {}, { headers, signal });
}

/**
 * Says that a neighbour's fault is so at the user's place too (`pages.md` P31); a second call has no effect.
 *
 * @param number - `st_prijave`
 * @throws ApiError, with status 409 when the fault is the user's own or no longer open; NetworkError, StaleAnswer
 */
export async function addMeToo(api: Api, number: string): Promise<Opened<BuildingFault>> {
  const params = { path: { product: api.product, st_prijave: number } };
  const path = '/api/{product}-user/v2/fault/{st_prijave}/me_too';
  return unwrap(await api.client.POST(path, { params }), addMeTooAnswer);
}

/**
 * Says whether the user's fault is done (`pages.md` P31); one that is not done is open again.
 *
 * @param number - `st_prijave`
 * @throws ApiError, with status 409 when the manager does not ask; NetworkError, StaleAnswer
 */
export async function confirmFault(
  api: Api,
  number: string,
  body: FaultConfirmation,
): Promise<Opened<BuildingFault>> {
  const params = { path: { product: api.product, st_prijave: number } };
  const path = '/api/{product}-user/v2/fault/{st_prijave}/confirm';
  return unwrap(await api.client.POST(path, { params, body }), confirmFaultAnswer);
}
