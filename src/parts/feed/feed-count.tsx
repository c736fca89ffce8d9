import type { RefObject } from 'react';
import { formatNumber } from '../../domain/money/number';
import { listText } from '../../text/common/list';
import { feedText } from '../../text/news/feed';
import { Empty } from '../../ui/states/states';
import type { FeedLook } from './feed-plan';
import type { useRows } from './use-rows';

const number = (value: number) => formatNumber(value, 0);

interface FeedCountProps {
  readonly feed: ReturnType<typeof useRows>;
  readonly look: FeedLook;
  /** Gets the focus when the focused element disappears. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onClear: () => void;
}

/** The count of messages; without messages the reason, and a button that clears the filters. */
export function FeedCount({ feed, look, place, onClear }: FeedCountProps) {
  const { part, rows, isFiltered, inArchive, onlyUnread } = feed;
  const { text } = look;
  const nothing = () => {
    if (onlyUnread) return text.noUnread;
    if (isFiltered) return listText.noHits;
    return inArchive ? feedText.noArchive : text.empty;
  };
  const last = part.first + part.rows.length - 1;
  const isWhole = rows.length > 0 && part.rows.length === rows.length;
  return (
    <>
      <div
        ref={place}
        // The number of messages that are all in view says nothing to users who see them.
        className={`${isWhole ? 'visually-hidden' : 'feed__count'} focus-here no-print`}
        role="status"
        tabIndex={-1}
      >
        {rows.length === 0 ? (
          <Empty text={nothing()} />
        ) : (
          listText.shown(number(part.first), number(last), number(rows.length))
        )}
      </div>
      {rows.length === 0 && isFiltered ? (
        <button type="button" className="button button--quiet feed__clear" onClick={onClear}>
          {listText.clear}
        </button>
      ) : null}
    </>
  );
}
