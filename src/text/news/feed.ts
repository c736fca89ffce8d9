import { notifications, postsAccusative } from '../common/nouns';
import { counted } from '../common/plural';

/** The texts that differ between the two pages of messages. */
export interface FeedText {
  /** The sentence at the top of the page with the unread count. */
  readonly head: (unread: number) => string;
  readonly empty: string;
  /** Shown by the filter for unread messages when there are none. */
  readonly noUnread: string;
  readonly unread: string;
  readonly read: string;
  /** Before the heading of an unread message, for screen readers. */
  readonly isUnread: string;
  /** A visible word for it, besides the dot. */
  readonly mark: string;
  readonly allRead: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** Before the moment of sending. */
  readonly sent: string;
}

/** Texts of notifications and of the bulletin board (`pages.md` P11, P19). */
export const feedText = {
  state: 'Stanje',
  markRead: 'Označi kot prebrano',
  markUnread: 'Označi kot neprebrano',
  markAllRead: 'Označi vse kot prebrano',
  markFailed: 'Pri označevanju kot prebrano je prišlo do napake',
  markUnreadFailed: 'Pri označevanju kot neprebrano je prišlo do napake',
  important: 'Pomembno',
  pinned: 'Pripeto',
  expired: 'Poteklo',
  readOn: 'Prebrano dne',
  author: 'Objavil',
  validTo: 'Velja do',
  attachments: 'Priloge',
  /** After `Prenesi`. */
  pictureAccusative: 'sliko',
  openPath: 'Odpri povezavo',
  openRecord: 'Odpri dokument',
  print: 'Natisni',
  archive: 'Prikaži arhiv',
  noArchive: 'Arhiv je prazen.',
} as const;

export const notificationsText: FeedText = {
  head: (unread) =>
    unread === 0 ? 'Nimate neprebranih obvestil.' : `Imate ${counted(unread, notifications)}.`,
  empty: 'Nimate obvestil.',
  noUnread: 'Nimate neprebranih obvestil.',
  unread: 'Neprebrana',
  read: 'Prebrana',
  isUnread: 'Neprebrano',
  mark: '',
  allRead: 'Vsa obvestila so označena kot prebrana',
  kind: 'Vrsta',
  kinds: {
    obracun: 'Obračun',
    opomin: 'Opomin',
    sestanek: 'Zbor lastnikov',
    dela: 'Dela v stavbi',
    dokument: 'Dokument',
    splosno: 'Splošno',
  },
  sent: 'Prejeto',
};

export const boardText: FeedText = {
  head: (unread) =>
    unread === 0 ? 'Nimate neprebranih objav.' : `Imate ${counted(unread, postsAccusative)}.`,
  empty: 'Na oglasni deski ni objav.',
  noUnread: 'Nimate neprebranih objav.',
  unread: 'Neprebrane',
  read: 'Prebrane',
  isUnread: 'Novo',
  mark: 'Novo',
  allRead: 'Vse objave so označene kot prebrane',
  kind: 'Kategorija',
  kinds: {
    nujno: 'Nujno',
    dela: 'Dela v stavbi',
    sestanek: 'Zbor lastnikov',
    obvestilo: 'Obvestilo',
    hisni_red: 'Hišni red',
  },
  sent: 'Objavljeno',
};
