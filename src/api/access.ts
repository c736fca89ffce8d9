import { parseAllowedPages } from '../navigation/allowed-pages';
import type { Api } from './client';
import { get } from './query';
import { anything } from './transport/shape';
import { within } from './transport/time-limit';

/** How long the page list may take. */
const PAGES_LIMIT_MS = 30_000;

/** How long the request about tenants may delay the page list; the next re-check sends it again. */
const TENANTS_LIMIT_MS = 5_000;

/**
 * The pages that the user may see, the internal ones included (§4 Allowed pages).
 *
 * @throws ApiError, NetworkError, TimeoutError, and TypeError when the answer is not a list
 */
export async function fetchAllowedPages(api: Api, signal: AbortSignal): Promise<readonly number[]> {
  const path = '/api/{product}-user/v2/allowed_pages';
  const answer = await within(PAGES_LIMIT_MS, signal, (limited) =>
    get(api, { path, ...anything }, {}, limited),
  );
  const pages = parseAllowedPages(answer);
  if (!pages) throw new TypeError('allowed_pages is not a list.');
  return pages;
}

/** Whether the user has tenants; any answer but `true` means no (§6). @throws ApiError, NetworkError, TimeoutError */
export async function fetchHasTenants(api: Api, signal: AbortSignal): Promise<boolean> {
  const path = '/api/{product}-user/v2/has_user_tenants';
  const answer: unknown = await within(TENANTS_LIMIT_MS, signal, (limited) =>
    get(api, { path, ...anything }, {}, limited),
  );
  return answer === true;
}
