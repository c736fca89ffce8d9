import type { Bulletins, Notifications } from '../api-types';

/** Marks one message, or all, as read or unread (`pages.md` P11, P19). */
export interface ReadMark {
  readonly id: number | 'all';
  readonly read: boolean;
}

/** The cached parts of a list of messages; a part is missing until the server has sent it. */
export interface HeldFeed<Data> {
  readonly data: Data | undefined;
  /** The count of the badge in the menu. */
  readonly unread: number | undefined;
}

/** How to mark a list of messages, and how to count its unread ones. */
export interface MarkRules<Data> {
  readonly mark: (data: Data, mark: ReadMark) => Data;
  readonly unread: (data: Data) => number;
}

/** Adjusts a server's count by the change of a mark. It never falls below zero, even when the list is outdated. */
function moved(count: number, before: number, after: number): number {
  return Math.max(0, count + after - before);
}

const numberOf = <Row>(rows: readonly Row[], isUnread: (row: Row) => boolean) =>
  rows.filter(isUnread).length;

/** Notifications; all count. The server sets the time of reading. */
export const notificationRules: MarkRules<Notifications> = {
  unread: ({ neprebrana }) => neprebrana,
  mark: (data, { id, read }) => {
    const obvestila = data.obvestila.map((each) =>
      (id === 'all' || id === each.id_obvestila) && each.prebrano !== read
        ? { ...each, prebrano: read, datum_branja: null }
        : each,
    );
    const isUnread = ({ prebrano }: { prebrano: boolean }) => !prebrano;
    const before = numberOf(data.obvestila, isUnread);
    const neprebrana = moved(data.neprebrana, before, numberOf(obvestila, isUnread));
    return { ...data, obvestila, neprebrana: id === 'all' && read ? 0 : neprebrana };
  },
};

/** Posts of a board; expired ones do not count (§7). */
export const bulletinRules: MarkRules<Bulletins> = {
  unread: ({ neprebrane }) => neprebrane,
  mark: (data, { id, read }) => {
    const objave = data.objave.map((each) =>
      (id === 'all' || id === each.id_objave) && each.prebrano !== read
        ? { ...each, prebrano: read }
        : each,
    );
    const counts = (post: { prebrano: boolean; poteklo: boolean }) =>
      !post.prebrano && !post.poteklo;
    const before = numberOf(data.objave, counts);
    const neprebrane = moved(data.neprebrane, before, numberOf(objave, counts));
    return { ...data, objave, neprebrane: id === 'all' && read ? 0 : neprebrane };
  },
};

/** The cached parts after a mark: list and badge change together. */
export function markHeld<Data>(
  { mark, unread }: MarkRules<Data>,
  held: HeldFeed<Data>,
  given: ReadMark,
): HeldFeed<Data> {
  if (held.data === undefined) return held;
  const data = mark(held.data, given);
  if (held.unread === undefined) return { data, unread: undefined };
  if (given.id === 'all' && given.read) return { data, unread: 0 };
  return { data, unread: moved(held.unread, unread(held.data), unread(data)) };
}
