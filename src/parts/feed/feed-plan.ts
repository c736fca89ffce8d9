import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Feed } from '../../api/read-marks';
import type { FeedText } from '../../text/news/feed';
import type { ListedFile } from '../documents/document-list';

/** A message of a feed. What its kind of message does not have is left out. */
export interface FeedItem {
  readonly id: number;
  readonly title: string;
  /** `ManagersHtml`, trusted by nobody. */
  readonly html: string;
  /** Code of the kind, whose words the feed's texts have. */
  readonly kind: string;
  readonly sent: string;
  readonly isRead: boolean;
  readonly files: readonly ListedFile[];
  readonly isImportant?: boolean;
  readonly isPinned?: boolean;
  readonly isExpired?: boolean;
  /** What else is known of it, each line by its name. */
  readonly facts: Readonly<Record<string, string>>;
  /** A page of the portal that it is about. */
  readonly path?: string | null;
  /** The record of documents that it is about. */
  readonly record?: number | null;
  /** Path of its picture under the API. */
  readonly picture?: string | null;
}

/** A feed as a screen describes it. */
export interface FeedPlan<Data, Key extends QueryKey, CountKey extends QueryKey> {
  readonly feed: Feed<Data>;
  readonly list: UseQueryOptions<Data, Error, Data, Key>;
  readonly count: UseQueryOptions<number, Error, number, CountKey>;
  /** One function, not one made anew for each drawing. */
  readonly items: (data: Data) => readonly FeedItem[];
  readonly look: FeedLook;
}

/** What tells one feed's page from another's. */
export interface FeedLook {
  readonly text: FeedText;
  /** Begins the address of an open message, as in `#obvestilo-30114`. */
  readonly anchor: string;
  /** Name of the filter of kinds in the address. */
  readonly kindParam: string;
  readonly canMarkUnread?: true;
  /** Expired messages are kept apart, behind a switch. */
  readonly hasArchive?: true;
}
