import CheckCheck from 'lucide-react/icons/check-check';
import { useEffect, useRef } from 'react';
import { feedText } from '../../text/news/feed';
import { firstClick } from '../../ui/controls/first-click';
import { Switch } from '../../ui/controls/switch';
import { listParams, pageSizes } from '../address/list-state';
import { useAddress } from '../address/use-address';
import { ListTools } from '../list-page/list-tools';
import { Pager } from '../list-page/pager';
import { FeedCount } from './feed-count';
import type { FeedItem, FeedLook } from './feed-plan';
import { FeedRow } from './feed-row';
import { useMarkOpened } from './use-mark-opened';
import type { useMarks } from './use-marks';
import { useOpenItem } from './use-open-item';
import { ARCHIVE_ON, feedParams, useRows } from './use-rows';

interface FeedListProps {
  readonly items: readonly FeedItem[];
  readonly look: FeedLook;
  readonly unread: number;
  readonly onMark: ReturnType<typeof useMarks>;
}

type FeedHeadProps = Pick<FeedListProps, 'look' | 'unread' | 'onMark'>;

/** How many messages are unread, and the button that marks all of them. */
function FeedHead({ look: { text }, unread, onMark }: FeedHeadProps) {
  const markAll = () => {
    if (unread > 0) void onMark('all', true, text.allRead);
  };
  return (
    <div className="feed__top">
      <p className="answer" role="status">
        {text.head(unread)}
      </p>
      <button
        type="button"
        className="button button--quiet no-print"
        aria-disabled={unread === 0}
        onClick={firstClick(markAll)}
      >
        <CheckCheck size={18} aria-hidden />
        {feedText.markAllRead}
      </button>
    </div>
  );
}

/** The messages with their tools: filters, search, pages, opening, marking. */
export function FeedList({ items, look, unread, onMark }: FeedListProps) {
  const { anchor, hasArchive } = look;
  const at = useAddress();
  const { open, toggle } = useOpenItem(anchor);
  const feed = useRows(items, look, at, open);
  const { state, filters, rows, part, isFiltered } = feed;
  const count = useRef<HTMLDivElement>(null);
  useMarkOpened(items, open, anchor, onMark);
  const before = useRef(open);
  useEffect(() => {
    const hasClosed = before.current !== undefined && open === undefined;
    before.current = open;
    // An open message that does not match the filter disappears when it closes, and the focus with it.
    if (hasClosed && document.activeElement === document.body) count.current?.focus();
  }, [open]);

  const clear = () => {
    const none = filters.map(({ param }) => [param, undefined]);
    at.change({ ...Object.fromEntries(none), [listParams.page]: undefined }, '');
    count.current?.focus();
  };
  return (
    <div className="feed">
      <FeedHead look={look} unread={unread} onMark={onMark} />
      <ListTools
        at={at}
        columns={[]}
        filters={filters}
        state={state}
        hasSearch
        isFiltered={isFiltered}
        hits={rows.length > 0}
        count={items.length}
        onSort={() => undefined}
        onClear={clear}
        onChipRemoved={() => count.current?.focus()}
      />
      <FeedCount feed={feed} look={look} place={count} onClear={clear} />
      <ul className="list-cards__list">
        {part.rows.map((item) => (
          <FeedRow
            key={item.id}
            item={item}
            look={look}
            isOpen={item.id === open}
            onToggle={() => toggle(item.id)}
            onMark={(read) => void onMark(item.id, read)}
          />
        ))}
      </ul>
      {rows.length > pageSizes[0] ? (
        <Pager part={part} size={state.size} at={at} onTurned={() => count.current?.focus()} />
      ) : null}
      {hasArchive ? (
        <Switch
          label={feedText.archive}
          on={feed.inArchive}
          onChange={(on) =>
            at.change({
              [feedParams.archive]: on ? ARCHIVE_ON : undefined,
              [listParams.page]: undefined,
            })
          }
        />
      ) : null}
    </div>
  );
}
