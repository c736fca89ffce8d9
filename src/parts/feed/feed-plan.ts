import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Feed } from '../../api/read-marks';
import type { FeedText } from '../../text/news/feed';
import type { ListedFile } from '../documents/document-list';

/** A message of a feed. Fields that its kind does not have are omitted. */
export interface FeedItem {
  readonly id: number;
  readonly title: string;
  /** Untrusted `ManagersHtml`. */
  readonly html: string;
  /** Code of the kind; the feed's texts contain its label. */
  readonly kind: string;
  readonly sent: string;
  readonly isRead: boolean;
  readonly files: readonly ListedFile[];
  readonly isImportant?: boolean;
  readonly isPinned?: boolean;
  readonly isExpired?: boolean;
  /** More values by their labels. */
  readonly facts: Readonly<Record<string, string>>;
  /** Path of the page that the message is about. */
  readonly path?: string | null;
  /** The document record that the message is about. */
  readonly record?: number | null;
  /** Path of its picture in the API. */
  readonly picture?: string | null;
}

/** The definition of a feed. */
export interface FeedPlan<Data, Key extends QueryKey, CountKey extends QueryKey> {
  readonly feed: Feed<Data>;
  readonly list: UseQueryOptions<Data, Error, Data, Key>;
  readonly count: UseQueryOptions<number, Error, number, CountKey>;
  /** Must be the same function in each render. */
  readonly items: (data: Data) => readonly FeedItem[];
  readonly look: FeedLook;
}

/** The properties in which feeds differ. */
export interface FeedLook {
  readonly text: FeedText;
  /** The prefix of a message's fragment, as in `#obvestilo-30114`. */
  readonly anchor: string;
  /** The address's parameter for the filter by kind. */
  readonly kindParam: string;
  readonly canMarkUnread?: true;
  /** Set when expired messages are shown separately, behind a switch. */
  readonly hasArchive?: true;
}
