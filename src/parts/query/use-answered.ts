import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether the query has ended once, with data or with an error. What chooses another query appears then, and stays on the
 * screen while the next one is loading.
 */
export function useAnswered({ isPending }: Pick<UseQueryResult, 'isPending'>): boolean {
  const [isAnswered, setIsAnswered] = useState(!isPending);
  if (!isAnswered && !isPending) setIsAnswered(true);
  return isAnswered || !isPending;
}
