import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Empty } from '../../ui/states/states';
import { QueryView } from '../query/query-view';
import '../../ui/table/list-cards.css';
import './feed.css';
import { FeedList } from './feed-list';
import type { FeedPlan } from './feed-plan';
import { useMarks } from './use-marks';
import { useUnreadCount } from './use-unread-count';

/** A complete feed of messages from its definition: unread count, filters, pages, messages (`pages.md` P11, P19). */
export function FeedView<Data, Key extends QueryKey, CountKey extends QueryKey>(
  plan: FeedPlan<Data, Key, CountKey>,
) {
  const { list, feed, items, look } = plan;
  const query = useQuery(list);
  const { data } = query;
  const all = useMemo(() => (data === undefined ? [] : items(data)), [data, items]);
  const unread = useUnreadCount(plan, query);
  const mark = useMarks(feed);
  return (
    <QueryView query={query} skeletonLines={6}>
      {() =>
        all.length === 0 ? (
          <Empty text={look.text.empty} />
        ) : (
          <FeedList items={all} look={look} unread={unread} onMark={mark} />
        )
      }
    </QueryView>
  );
}
