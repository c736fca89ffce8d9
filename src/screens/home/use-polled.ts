import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * The last polled unread count, which the menu's badge shows too (§7). The hook does not poll. When the polled count
 * differs from that of the card, the card fetches its data again.
 *
 * @param count - the query of the polled count
 * @param counted - the unread count of the card's own data; `undefined` until they have loaded
 * @returns `counted` until a count has been polled
 */
export function usePolled<Key extends QueryKey>(
  count: UseQueryOptions<number, Error, number, Key>,
  counted: number | undefined,
  askAgain: () => void,
): number | undefined {
  const polled = useQuery({ ...count, enabled: false }).data;
  const compare = useEffectEvent((now: number | undefined) => {
    if (now !== undefined && counted !== undefined && now !== counted) askAgain();
  });
  useEffect(() => compare(polled), [polled]);
  return polled ?? counted;
}
