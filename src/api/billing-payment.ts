import type { BillPayment } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { assertDone, unwrap } from './errors';
import { announcePaymentAnswer } from './shapes/billing-payment';

const announcement = '/api/{product}-user/v2/payment_announcement';

/**
 * Says that an open item is paid (`pages.md` P4); a second call has no further effect.
 *
 * @param id - `id_postavke`
 * @throws ApiError with status 409 when nothing is to pay; NetworkError, StaleAnswer
 */
export async function announcePayment(api: Api, id: string): Promise<Opened<BillPayment>> {
  const params = { path: { product: api.product } };
  const body = { id_postavke: id };
  return unwrap(await api.client.POST(announcement, { params, body }), announcePaymentAnswer);
}

/**
 * Takes the announcement of a payment back (`pages.md` P4); a second call has no effect.
 *
 * @param id - `id_postavke`
 * @throws ApiError, NetworkError, StaleAnswer
 */
export async function takeBackPayment(api: Api, id: string): Promise<void> {
  const params = { path: { product: api.product, id_postavke: id } };
  assertDone(await api.client.DELETE(`${announcement}/{id_postavke}`, { params }));
}
