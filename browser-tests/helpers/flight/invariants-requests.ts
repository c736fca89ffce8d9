import { isPublic } from '../../../src/api/transport/public-operations';
import type { Flight, RecordedRequest } from './flight';

/** A value that was missing when an address was built, unless it is part of a longer word. */
const missingValue = /(?<![a-z])(?:undefined|null|nan)(?![a-z])|\[object/i;
const polled = /\/(?:allowed_pages|unread_num)(?:[/?]|$)/;

/** I3: no request goes to an origin that is not allowed. */
export function requestsStayHome({ origin, allowedOrigins, requests }: Flight): string[] {
  return requests
    .filter(({ url }) => /^(?:https?|wss?):/.test(url))
    .filter(({ url }) => new URL(url).origin !== origin && !allowedOrigins.has(new URL(url).origin))
    .map(({ method, url }) => `request to another origin: ${method} ${url}`);
}

/** I8, first half: no request was built from a missing value. */
export function requestsAreWellFormed({ requests }: Flight): string[] {
  return requests
    .filter(({ url }) => isApi(url) && missingValue.test(readable(url)))
    .map(({ method, url }) => `request with a missing value: ${method} ${url}`);
}

/** I8, second half: a page never has two requests to the same polled endpoint in flight. */
export function pollsDoNotOverlap({ requests }: Flight): string[] {
  const polls = requests.filter(({ url }) => isApi(url) && polled.test(url));
  return polls.flatMap((later, index) => {
    const earlier = polls.slice(0, index).find((each) => overlaps(each, later));
    return earlier === undefined ? [] : [`two polls in flight: ${pathOf(later.url)}`];
  });
}

/** I10: no call is sent without a token, except those that the description marks as public. */
export function requestsHaveToken({ requests }: Flight): string[] {
  return requests
    .filter((request) => isApi(request.url) && !isPublic(request))
    .filter(({ headers }) => headers.authorization === undefined)
    .map(({ method, url }) => `call without a token: ${method} ${pathOf(url)}`);
}

function overlaps(earlier: RecordedRequest, later: RecordedRequest): boolean {
  const sameEndpoint = earlier.page === later.page && pathOf(earlier.url) === pathOf(later.url);
  return sameEndpoint && (earlier.settledAt ?? Number.POSITIVE_INFINITY) > later.startedAt;
}

function isApi(url: string): boolean {
  return /^https?:/.test(url) && pathOf(url).startsWith('/api/');
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function readable(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
