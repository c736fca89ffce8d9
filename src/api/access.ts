import { parseAllowedPages } from '../navigation/allowed-pages';
import { api } from './client';
import { unwrap } from './errors';
import { anything } from './transport/shape';
import { within } from './transport/time-limit';

/** How long the page list may take. */
const PAGES_LIMIT = 30_000;

/** How long the question about tenants may hold up the page list; it is asked again with the next re-check. */
const TENANTS_LIMIT = 5_000;

const forProduct = () => ({ params: { path: { product: api().product } } });

/**
 * The pages that the user may see, the internal ones included (§4 Allowed pages).
 *
 * @throws ApiError, NetworkError, TimeoutError, and TypeError when the answer is no list
 */
export async function fetchAllowedPages(signal: AbortSignal): Promise<readonly number[]> {
  const answer = await within(PAGES_LIMIT, signal, async (limited) =>
    unwrap(
      await api().client.GET('/api/{product}-user/v2/allowed_pages', {
        ...forProduct(),
        signal: limited,
      }),
      anything,
    ),
  );
  const pages = parseAllowedPages(answer);
  if (!pages) throw new TypeError('allowed_pages is no list.');
  return pages;
}

/** Whether the user has tenants; anything but `true` is no (§6). @throws ApiError, NetworkError, TimeoutError */
export async function fetchHasTenants(signal: AbortSignal): Promise<boolean> {
  const answer: unknown = await within(TENANTS_LIMIT, signal, async (limited) =>
    unwrap(
      await api().client.GET('/api/{product}-user/v2/has_user_tenants', {
        ...forProduct(),
        signal: limited,
      }),
      anything,
    ),
  );
  return answer === true;
}
