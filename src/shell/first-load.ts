import type { Query } from '@tanstack/react-query';

type Call = Pick<Query, 'queryKey' | 'state'>;

/** Whether a query is one that the loading overlay stands for: units or managers (§4), each try of them. */
export function isListCall({ queryKey: [of] }: Pick<Call, 'queryKey'>): boolean {
  return of === 'units' || of === 'managers';
}

/**
 * Whether the page can not be used before a query has answered: units or managers on their way for the first time. With a
 * known list, and once the first try has failed, the user may go on meanwhile.
 */
export function isFirstLoad(call: Call): boolean {
  return isListCall(call) && call.state.data === undefined && call.state.fetchFailureCount === 0;
}
