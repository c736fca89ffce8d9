import { parseAllowedPages } from '../navigation/allowed-pages';
import { api } from './client';
import { unwrap } from './errors';

const forProduct = () => ({ params: { path: { product: api().product } } });

/**
 * The pages that the user may see, the internal ones included (§4 Allowed pages).
 *
 * @throws ApiError, NetworkError, and TypeError when the answer is no list
 */
export async function fetchAllowedPages(signal: AbortSignal): Promise<readonly number[]> {
  const answer = unwrap(
    await api().client.GET('/api/{product}-user/v2/allowed_pages', { ...forProduct(), signal }),
  );
  const pages = parseAllowedPages(answer);
  if (!pages) throw new TypeError('allowed_pages is no list.');
  return pages;
}

/** Whether the user has tenants; anything but `true` is no (§6). @throws ApiError, NetworkError */
export async function fetchHasTenants(signal: AbortSignal): Promise<boolean> {
  const answer: unknown = unwrap(
    await api().client.GET('/api/{product}-user/v2/has_user_tenants', { ...forProduct(), signal }),
  );
  return answer === true;
}
