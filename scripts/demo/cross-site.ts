import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser says that a page of another origin has sent a request. Who sends neither `Sec-Fetch-Site` nor
 * `Origin` is no browser, so that there is nobody to be tricked.
 */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
