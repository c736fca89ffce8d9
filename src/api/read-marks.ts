import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type HeldFeed,
  type MarkRules,
  markHeld,
  type ReadMark,
} from '../domain/session/read-marks';
import { endsWithSession, StaleAnswer } from './errors';

/** A list of messages with its badge: where both are cached, and how the server is told of a mark. */
export interface Feed<Data> {
  /** Tells it from other feeds; a board's holds its building. */
  readonly name: string;
  readonly listKey: QueryKey;
  readonly countKey: QueryKey;
  readonly rules: MarkRules<Data>;
  readonly send: (mark: ReadMark, signal: AbortSignal) => Promise<void>;
}

/** Marks that the server has not answered yet, and what is held without them. */
interface Queue {
  base: HeldFeed<unknown>;
  pending: readonly ReadMark[];
  /** How many marks there ever were. */
  begun: number;
  hasFailed: boolean;
  /** Settles with the last mark; never fails. */
  tail: Promise<unknown>;
  /** The mark that the server is being told of. */
  running: { readonly since: number; readonly call: AbortController } | undefined;
  /** What came of each mark that waits. */
  readonly sent: Map<ReadMark, Promise<void>>;
}

/** A mark that has had no answer for this long is given up by the next one; alone it waits as long as the server does. Ms. */
const PATIENCE = 10_000;

const NOTHING: HeldFeed<unknown> = { data: undefined, unread: undefined };

const queues = new Map<string, Queue>();
const listeners = new Set<() => void>();
let lastSettled = 0;

function queueOf(name: string): Queue {
  const found = queues.get(name);
  if (found) return found;
  const made: Queue = {
    base: NOTHING,
    pending: [],
    begun: 0,
    hasFailed: false,
    tail: Promise.resolve(),
    running: undefined,
    sent: new Map(),
  };
  queues.set(name, made);
  return made;
}

/**
 * Marks a message, or all. List and badge change at once; the server is told of one mark after the other, as they were
 * made. A mark that fails is taken back, and the list is asked for again, since nobody knows what the server has done.
 *
 * The same mark twice, as by a double click, is one. There is no time-out (§9): who marks again gives up on a mark that
 * hangs.
 *
 * @throws what the call throws; also for a mark that waited when the session ended, and was never sent
 */
export function markRead<Data>(client: QueryClient, feed: Feed<Data>, mark: ReadMark) {
  const queue = queueOf(feed.name);
  const isAbout = ({ id }: ReadMark) => id === mark.id || id === 'all' || mark.id === 'all';
  const before = queue.pending.findLast(isAbout);
  const same = before?.id === mark.id && before.read === mark.read;
  const underWay = before && same ? queue.sent.get(before) : undefined;
  if (underWay && !isHanging(queue)) return underWay;
  if (isHanging(queue)) queue.running?.call.abort(new DOMException('Given up.', 'TimeoutError'));
  if (queue.pending.length === 0) queue.base = read(client, feed);
  queue.begun += 1;
  queue.pending = [...queue.pending, mark];
  show(client, feed, queue);
  const sent = queue.tail.then(() => send(client, feed, queue, mark));
  queue.sent.set(mark, sent);
  queue.tail = sent.catch(() => undefined).finally(() => queue.sent.delete(mark));
  return sent;
}

const isHanging = ({ running }: Queue) =>
  running !== undefined && Date.now() - running.since >= PATIENCE;

async function send<Data>(
  client: QueryClient,
  feed: Feed<Data>,
  queue: Queue,
  mark: ReadMark,
): Promise<void> {
  if (!queue.pending.includes(mark)) throw new StaleAnswer();
  const call = new AbortController();
  queue.running = { since: Date.now(), call };
  try {
    await feed.send(mark, call.signal);
    queue.base = markHeld(feed.rules, queue.base as HeldFeed<Data>, mark);
  } catch (error) {
    queue.hasFailed = true;
    // What waits belongs to the session that has ended: the next one's token must not carry it.
    if (endsWithSession(error)) queue.pending = [];
    throw error;
  } finally {
    queue.running = undefined;
    queue.pending = queue.pending.filter((each) => each !== mark);
    show(client, feed, queue);
    if (queue.pending.length === 0) settle(client, feed, queue);
  }
}

function settle<Data>(client: QueryClient, { listKey }: Feed<Data>, queue: Queue): void {
  lastSettled = Date.now();
  if (queue.hasFailed) void client.invalidateQueries({ queryKey: listKey });
  queue.hasFailed = false;
  // Nobody's messages outlive their session here.
  queue.base = NOTHING;
  for (const listener of listeners) listener();
}

function read<Data>(client: QueryClient, { listKey, countKey }: Feed<Data>): HeldFeed<Data> {
  return { data: client.getQueryData(listKey), unread: client.getQueryData(countKey) };
}

/** Shows what is held with all marks that wait. What a session's end has cleared stays empty. */
function show<Data>(client: QueryClient, feed: Feed<Data>, queue: Queue): void {
  const held = queue.pending.reduce(
    (before, mark) => markHeld(feed.rules, before, mark),
    queue.base as HeldFeed<Data>,
  );
  const { listKey, countKey } = feed;
  const updatedAt = client.getQueryState(listKey)?.dataUpdatedAt ?? 0;
  notifyManager.batch(() => {
    client.setQueryData<Data>(listKey, (there) => there && held.data, { updatedAt });
    // A count that was not asked for is old at once: the next turn of the poll must ask.
    client.setQueryData<number>(countKey, (there) => (there === undefined ? there : held.unread), {
      updatedAt: 0,
    });
  });
}

/**
 * Asks the server for a list or a count while no mark is under way. An answer that a mark has overtaken may or may not
 * know of it, so it is asked for again, and never shown.
 *
 * @param signal - ends the wait, too
 * @throws what `ask` throws, and what `signal` ends it with
 */
export async function undisturbed<Answer>(
  name: string,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const queue = queueOf(name);
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  ended.catch(() => {});
  for (;;) {
    signal.throwIfAborted();
    while (queue.pending.length > 0) await Promise.race([queue.tail, ended]);
    const { begun } = queue;
    const answer = await ask();
    if (queue.begun === begun) return answer;
  }
}

/** Brings list and badge together where they differ: whichever the server told last is right. */
export function reconcile<Data>(client: QueryClient, { listKey, countKey, rules }: Feed<Data>) {
  const list = client.getQueryState<Data>(listKey);
  const count = client.getQueryState<number>(countKey);
  if (list?.data === undefined || count?.data === undefined) return;
  const counted = rules.unread(list.data);
  if (counted === count.data) return;
  if (list.dataUpdatedAt > count.dataUpdatedAt) client.setQueryData(countKey, counted);
  else void client.invalidateQueries({ queryKey: listKey });
}

/** Tells when the server has answered all marks of a feed. @returns what ends it */
export function onMarksSettled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a count that was asked for then may lack a mark of this tab. */
export function markedSince(asked: number): boolean {
  return lastSettled >= asked || [...queues.values()].some(({ pending }) => pending.length > 0);
}
