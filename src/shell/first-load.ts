import type { Query } from '@tanstack/react-query';

type Call = Pick<Query, 'queryKey' | 'state'>;

/** Whether the loading overlay counts a query: units or managers (§4), each attempt. */
export function isListCall({ queryKey: [of] }: Pick<Call, 'queryKey'>): boolean {
  return of === 'units' || of === 'managers';
}

/**
 * Whether a query blocks the page: the first load of units or managers. With an older answer, and after the first failed
 * attempt, the user can use the page meanwhile.
 */
export function isFirstLoad(call: Call): boolean {
  return isListCall(call) && call.state.data === undefined && call.state.fetchFailureCount === 0;
}
