import type { Query } from '@tanstack/react-query';

/**
 * Whether a query is one that the loading overlay stands for: units or managers on their way for the first time (§4).
 * In the pause before a second try it is not: the user may go on meanwhile.
 */
export function isFirstLoad({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  const listed = queryKey[0] === 'units' || queryKey[0] === 'managers';
  return listed && state.data === undefined && state.fetchFailureCount === 0;
}
