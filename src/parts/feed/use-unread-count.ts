import {
  type QueryKey,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { reconcile } from '../../api/read-marks';
import type { FeedPlan } from './feed-plan';

/**
 * How many are unread: the number of the badge in the menu (§7), so that page and badge say the same. It only reads what
 * the poll was told. Where it differs from the list, there is something new, and the older of the two is asked for again.
 */
export function useUnreadCount<Data, Key extends QueryKey, CountKey extends QueryKey>(
  { feed, count }: FeedPlan<Data, Key, CountKey>,
  { data, dataUpdatedAt }: UseQueryResult<Data>,
): number {
  const client = useQueryClient();
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({ ...count, enabled: false });
  const counted = data && feed.rules.unread(data);
  const compare = useEffectEvent(() => reconcile(client, feed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared when either was told anew, even the same
  useEffect(() => compare(), [polled, polledAt, counted, dataUpdatedAt]);
  return polled ?? counted ?? 0;
}
