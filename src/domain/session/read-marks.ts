import type { Bulletins, Notifications } from '../api-types';

/** What a person says of one message, or of all of them: it is read, or unread again (`pages.md` P11, P19). */
export interface ReadMark {
  readonly id: number | 'all';
  readonly read: boolean;
}

/** What the portal holds of a list of messages. A part is missing until the server has told it. */
export interface HeldFeed<Data> {
  readonly data: Data | undefined;
  /** The count of the badge in the menu. */
  readonly unread: number | undefined;
}

/** How a list of messages is marked, and how many of it are unread. */
export interface MarkRules<Data> {
  readonly mark: (data: Data, mark: ReadMark) => Data;
  readonly unread: (data: Data) => number;
}

/** Moves a server's count by what a mark has changed. No count falls below zero, however old the list was. */
function moved(count: number, before: number, after: number): number {
  return Math.max(0, count + after - before);
}

const numberOf = <Row>(rows: readonly Row[], isUnread: (row: Row) => boolean) =>
  rows.filter(isUnread).length;

/** Notifications, all of which count. The moment of reading is the server's to say. */
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

/** Posts of a board, of which those that have expired do not count (§7). */
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

/** What is held after a mark: list and badge move together. */
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
