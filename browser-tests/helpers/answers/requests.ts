import type { RecordedRequest } from '../flight/flight';

/** The recorded calls whose address contains `part`; without `part`, all calls of the API. */
export function callsTo(requests: readonly RecordedRequest[], part = '/api/'): RecordedRequest[] {
  return requests.filter(({ url }) => url.includes('/api/') && url.includes(part));
}

/** The page loads: requests for the portal's document. */
export function pageLoads(requests: readonly RecordedRequest[]): RecordedRequest[] {
  return requests.filter(({ kind }) => kind === 'document');
}
