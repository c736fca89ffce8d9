import type { RecordedRequest } from '../flight/flight';

/** The recorded calls whose address holds `part`; all calls of the API without one. */
export function callsTo(requests: readonly RecordedRequest[], part = '/api/'): RecordedRequest[] {
  return requests.filter(({ url }) => url.includes('/api/') && url.includes(part));
}

/** The page loads: how often the browser has fetched the portal itself. */
export function pageLoads(requests: readonly RecordedRequest[]): RecordedRequest[] {
  return requests.filter(({ kind }) => kind === 'document');
}
