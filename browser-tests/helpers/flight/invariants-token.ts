import type { Flight } from './flight';

/** The only place in which the browser may keep the token. */
const tokenKey = 'JWT';

/**
 * I4: the token is in no address, Referer, title, console line or cookie, in no storage except the local-storage key
 * JWT, and in no header of a request to another origin.
 */
export function tokenStaysHidden(flight: Flight): string[] {
  return tokensOf(flight).flatMap((token) => placesOf(flight, token));
}

function placesOf(flight: Flight, token: string): string[] {
  const places: [string, string][] = [];
  for (const { url, kind, headers } of flight.requests) {
    // The user opens a link with a token in its path; requests after it are the portal's.
    if (kind !== 'document') places.push(['a request address', url]);
    places.push(['a Referer', headers.referer ?? '']);
    if (!isOwn(url, flight.origin)) {
      places.push(['a header to another origin', JSON.stringify(headers)]);
    }
  }
  for (const { text } of flight.console) places.push(['the console', text]);
  for (const cookie of flight.cookies) places.push(['a cookie', cookie]);
  for (const page of flight.finalPages) {
    places.push(['the address bar', page.url], ['the title', page.title]);
    for (const [key, value] of Object.entries(page.localStorage)) {
      if (key !== tokenKey) places.push([`local storage "${key}"`, key + value]);
    }
    for (const [key, value] of Object.entries(page.sessionStorage)) {
      places.push([`session storage "${key}"`, key + value]);
    }
  }
  const found = places.filter(([, text]) => text.includes(token)).map(([place]) => place);
  return [...new Set(found)].map((place) => `the token is in ${place}`);
}

/** The tokens that were given, sent or stored, except very short ones, which any text may contain. */
function tokensOf(flight: Flight): string[] {
  const sent = flight.requests.map(({ headers }) => headers.authorization ?? '');
  const stored = flight.finalPages.map((page) => page.localStorage[tokenKey] ?? '');
  const all = [...flight.tokens, ...sent.map((value) => value.replace(/^Bearer /i, '')), ...stored];
  return [...new Set(all)].filter((token) => token.length >= 8);
}

function isOwn(url: string, origin: string): boolean {
  return !/^https?:/.test(url) || new URL(url).origin === origin;
}
