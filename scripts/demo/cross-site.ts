import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of another origin, by the browser's headers. A client that sends neither
 * `Sec-Fetch-Site` nor `Origin` is not a browser, so it cannot be tricked into sending a request.
 */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
