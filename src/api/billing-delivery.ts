import type { Mandate } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { ApiError, assertDone, unwrap } from './errors';
import { q } from './query';
import type { MandateDraft, MandateRefusal } from './schema';
import { getDeliveryAnswer, saveMandateAnswer } from './shapes/billing-delivery';

const mandate = '/api/{product}-user/v2/mandate/{code_payer}';

/** How the bills of the session's payer code arrive and are paid (`pages.md` P37). */
export function deliveryQuery(codePayer: string) {
  return q(['delivery', codePayer], getDeliveryAnswer, { path: { code_payer: codePayer } });
}

/**
 * Keeps the draft of a mandate, or hands it over for the signature (`pages.md` P37). The same request sent twice has the effect of one,
 * so that the user may try again after a lost answer.
 *
 * @throws ApiError, with status 409 (`mandateReasonOf`) or 422 and the fields; NetworkError, StaleAnswer
 */
export async function saveMandate(
  api: Api,
  codePayer: string,
  body: MandateDraft,
): Promise<Opened<Mandate>> {
  const params = { path: { product: api.product, code_payer: codePayer } };
  return unwrap(await api.client.POST(mandate, { params, body }), saveMandateAnswer);
}

/**
 * Ends a mandate in force, or deletes one that never was (`pages.md` P37). A second call has no further effect.
 *
 * @throws ApiError, NetworkError, StaleAnswer
 */
export async function endMandate(api: Api, codePayer: string): Promise<void> {
  const params = { path: { product: api.product, code_payer: codePayer } };
  assertDone(await api.client.DELETE(mandate, { params }));
}

/** Why a mandate was not kept (`razlog`); `undefined` for another error. */
export function mandateReasonOf(error: unknown): MandateRefusal['razlog'] {
  const { razlog }: { razlog?: unknown } = error instanceof ApiError ? Object(error.body) : {};
  return typeof razlog === 'string' ? (razlog as MandateRefusal['razlog']) : undefined;
}
