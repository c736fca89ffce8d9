import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * The unread count as last polled, which the menu's badge shows too (§7). It only reads. When it moves away from what the
 * card counts, there is something new: the card asks again.
 *
 * @param count - the query of the count
 * @param counted - how many are unread in what the card shows; `undefined` until it has come
 * @returns `counted` while nothing is polled
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
