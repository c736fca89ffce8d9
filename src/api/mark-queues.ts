import type { HeldFeed, ReadMark } from '../domain/session/read-marks';

/** The marks of a feed that the server has not answered yet, and the content of the feed without them. */
export interface MarkQueue {
  base: HeldFeed<unknown>;
  pending: readonly ReadMark[];
  /** How many marks were made in all. */
  begun: number;
  hasFailed: boolean;
  /** Settles with the last mark; never fails. */
  tail: Promise<unknown>;
  /** The mark that is being sent. */
  running: { readonly since: number; readonly call: AbortController } | undefined;
  /** The outcome of each mark that waits. */
  readonly sent: Map<ReadMark, Promise<void>>;
}

/** The read marks of one cache. */
export interface MarkQueues {
  readonly of: (feed: string) => MarkQueue;
  readonly havePending: () => boolean;
  /** Called when the server has answered all marks of a feed. */
  readonly listeners: Set<() => void>;
  /** When the server last answered all marks of a feed. */
  lastSettled: number;
}

/** The content of a feed without marks: it is empty, so that no messages stay here after their session. */
export const NOTHING_HELD: HeldFeed<unknown> = { data: undefined, unread: undefined };

/** Creates the queues of a cache, all empty. */
export function createMarkQueues(): MarkQueues {
  const queues = new Map<string, MarkQueue>();
  return {
    of: (feed) => {
      const queue = queues.get(feed) ?? emptyQueue();
      queues.set(feed, queue);
      return queue;
    },
    havePending: () => [...queues.values()].some(({ pending }) => pending.length > 0),
    listeners: new Set(),
    lastSettled: 0,
  };
}

function emptyQueue(): MarkQueue {
  return {
    base: NOTHING_HELD,
    pending: [],
    begun: 0,
    hasFailed: false,
    tail: Promise.resolve(),
    running: undefined,
    sent: new Map(),
  };
}
