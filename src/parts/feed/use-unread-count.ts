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
 * The unread count of the menu's badge (§7), so that page and badge agree. It only reads the last polled value. When that
 * differs from the list, there are new messages, and the older of the two answers is fetched again.
 */
export function useUnreadCount<Data, Key extends QueryKey, CountKey extends QueryKey>(
  { feed, count }: FeedPlan<Data, Key, CountKey>,
  { data, dataUpdatedAt }: UseQueryResult<Data>,
): number {
  const client = useQueryClient();
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({ ...count, enabled: false });
  const counted = data && feed.rules.unread(data);
  const compare = useEffectEvent(() => reconcile(client, feed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares after each answer, even an equal one
  useEffect(() => compare(), [polled, polledAt, counted, dataUpdatedAt]);
  return polled ?? counted ?? 0;
}
