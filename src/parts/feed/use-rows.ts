import { useMemo } from 'react';
import { plain } from '../../domain/search/plain-text';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { feedText } from '../../text/news/feed';
import { filterRows, partOf } from '../../ui/table/arrange';
import { byWords, type OfferedFilter } from '../../ui/table/filter';
import { readState } from '../address/list-state';
import type { ListAddress } from '../address/use-address';
import { textOfHtml } from '../managers-text/text-of-html';
import type { FeedItem, FeedLook } from './feed-plan';

/** Names of the parameters in the address. */
export const feedParams = { state: 'stanje', archive: 'arhiv' } as const;
const UNREAD = 'neprebrano';
const READ = 'prebrano';
/** The parameter's value for the archive. */
export const ARCHIVE_ON = 'da';

function filtersOf({ text, kindParam }: FeedLook, items: readonly FeedItem[]) {
  const byKind = byWords<FeedItem, 'kind'>('kind', {
    param: kindParam,
    label: text.kind,
    words: text.kinds,
  });
  const byState: OfferedFilter<FeedItem> = {
    param: feedParams.state,
    label: feedText.state,
    options: [
      { value: UNREAD, label: text.unread },
      { value: READ, label: text.read },
    ],
    keeps: ({ isRead }, value) => isRead === (value === READ),
  };
  return [byState, { ...byKind, options: byKind.options(items) }];
}

/**
 * The messages in the state of the address: filtered, searched, paged, in the server's order. An open message is always
 * included, so that it does not disappear when it is marked as read.
 */
export function useRows(
  items: readonly FeedItem[],
  look: FeedLook,
  { address, search }: ListAddress,
  open: number | undefined,
) {
  const { text, hasArchive } = look;
  const filters = useMemo(() => filtersOf(look, items), [look, items]);
  const state = readState(address, { columns: [], filters, sort: '' });
  const inArchive = hasArchive === true && address.get(feedParams.archive) === ARCHIVE_ON;
  const searching = search.trim() !== '';
  const texts = useMemo(() => {
    if (!searching) return undefined;
    const wordsOf = ({ title, kind, html, facts }: FeedItem) =>
      [
        title,
        label(text.kinds, kind, unknownText.other),
        ...Object.values(facts),
        textOfHtml(html),
      ].join('\n');
    return new Map(items.map((item) => [item.id, plain(wordsOf(item))]));
  }, [searching, items, text]);

  const wanted = plain(search.trim());
  const there = items.filter(({ isExpired }) => !hasArchive || (isExpired ?? false) === inArchive);
  const kept = new Set(
    filterRows(there, filters, state.choices).filter(
      ({ id }) => texts === undefined || texts.get(id)?.includes(wanted),
    ),
  );
  const chosen = Object.keys(state.choices).length;
  const rows = items.filter((item) => kept.has(item) || item.id === open);
  const place = rows.findIndex(({ id }) => id === open);
  const page = place < 0 ? state.page : Math.floor(place / state.size) + 1;
  return {
    filters,
    state,
    inArchive,
    rows,
    part: partOf(rows, page, state.size),
    isFiltered: searching || chosen > 0,
    /** The only filter is "unread". */
    onlyUnread: !searching && chosen === 1 && state.choices[feedParams.state] === UNREAD,
  };
}
