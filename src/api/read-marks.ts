import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type HeldFeed,
  type MarkRules,
  markHeld,
  type ReadMark,
} from '../domain/session/read-marks';
import { apiOf, markQueuesOf } from './bound-api';
import type { Api } from './client';
import { endsWithSession, StaleAnswer } from './errors';
import { type MarkQueue, NOTHING_HELD } from './mark-queues';

/** A list of messages with its badge: the cache keys of both, and how to send a mark to the server. */
export interface Feed<Data> {
  /** Unique among the feeds; a board's name has its building. */
  readonly name: string;
  readonly listKey: QueryKey;
  readonly countKey: QueryKey;
  readonly rules: MarkRules<Data>;
  readonly send: (api: Api, mark: ReadMark, signal: AbortSignal) => Promise<void>;
}

/** How long a mark may wait for its answer before the next mark aborts it. Without a next mark it waits on. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * Marks a message, or all. List and badge change at once; the marks are sent to the server one by one, in order. A failed
 * mark is undone, and the list is fetched again, since the server may have applied it.
 *
 * The same mark twice, as by a double click, is sent once. There is no time-out (§9): the next mark aborts one that hangs.
 *
 * @throws what the call throws; StaleAnswer for a mark that still waited when the session ended
 */
export function markRead<Data>(client: QueryClient, feed: Feed<Data>, mark: ReadMark) {
  const queue = markQueuesOf(client).of(feed.name);
  const isAbout = ({ id }: ReadMark) => id === mark.id || id === 'all' || mark.id === 'all';
  const before = queue.pending.findLast(isAbout);
  const same = before?.id === mark.id && before.read === mark.read;
  const underWay = before && same ? queue.sent.get(before) : undefined;
  if (underWay && !isHanging(queue)) return underWay;
  if (isHanging(queue))
    queue.running?.call.abort(new DOMException('The next mark aborted it.', 'TimeoutError'));
  if (queue.pending.length === 0) queue.base = read(client, feed);
  queue.begun += 1;
  queue.pending = [...queue.pending, mark];
  show(client, feed, queue);
  const sent = queue.tail.then(() => send(client, feed, queue, mark));
  queue.sent.set(mark, sent);
  queue.tail = sent.catch(() => undefined).finally(() => queue.sent.delete(mark));
  return sent;
}

/** Whether a time lies ahead: the device's clock has been set back since, so it says nothing about what came later. */
const isAhead = (time: number) => time > Date.now();

const isHanging = ({ running }: MarkQueue) =>
  running !== undefined &&
  (isAhead(running.since) || Date.now() - running.since >= ANSWER_LIMIT_MS);

async function send<Data>(
  client: QueryClient,
  feed: Feed<Data>,
  queue: MarkQueue,
  mark: ReadMark,
): Promise<void> {
  if (!queue.pending.includes(mark)) throw new StaleAnswer();
  const call = new AbortController();
  queue.running = { since: Date.now(), call };
  try {
    await feed.send(apiOf(client), mark, call.signal);
    queue.base = markHeld(feed.rules, queue.base as HeldFeed<Data>, mark);
  } catch (error) {
    queue.hasFailed = true;
    // Waiting marks belong to the session that has ended: they must not go out with the next one's token.
    if (endsWithSession(error)) queue.pending = [];
    throw error;
  } finally {
    queue.running = undefined;
    queue.pending = queue.pending.filter((each) => each !== mark);
    show(client, feed, queue);
    if (queue.pending.length === 0) settle(client, feed, queue);
  }
}

function settle<Data>(client: QueryClient, { listKey }: Feed<Data>, queue: MarkQueue): void {
  const queues = markQueuesOf(client);
  queues.lastSettled = Date.now();
  if (queue.hasFailed) void client.invalidateQueries({ queryKey: listKey });
  queue.hasFailed = false;
  queue.base = NOTHING_HELD;
  for (const listener of queues.listeners) listener();
}

function read<Data>(client: QueryClient, { listKey, countKey }: Feed<Data>): HeldFeed<Data> {
  return { data: client.getQueryData(listKey), unread: client.getQueryData(countKey) };
}

/** Writes the feed with all waiting marks into the cache. Data that a session's end has cleared stays empty. */
function show<Data>(client: QueryClient, feed: Feed<Data>, queue: MarkQueue): void {
  const held = queue.pending.reduce(
    (before, mark) => markHeld(feed.rules, before, mark),
    queue.base as HeldFeed<Data>,
  );
  const { listKey, countKey } = feed;
  const updatedAt = client.getQueryState(listKey)?.dataUpdatedAt ?? 0;
  notifyManager.batch(() => {
    client.setQueryData<Data>(listKey, (there) => there && held.data, { updatedAt });
    // The count does not come from the server, so it is stale at once: the next poll must fetch it.
    client.setQueryData<number>(countKey, (there) => (there === undefined ? there : held.unread), {
      updatedAt: 0,
    });
  });
}

/**
 * Fetches a list or a count while no mark is pending. An answer that a mark has overtaken may or may not include it, so it
 * is discarded and fetched again.
 *
 * @param signal - also ends the wait
 * @param ask - gets a function that tells whether no mark has overtaken it so far
 * @throws what `ask` throws, and the abort reason of `signal`
 */
export async function undisturbed<Answer>(
  client: QueryClient,
  name: string,
  signal: AbortSignal,
  ask: (isUndisturbed: () => boolean) => Promise<Answer>,
): Promise<Answer> {
  const queue = markQueuesOf(client).of(name);
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  ended.catch(() => {});
  for (;;) {
    signal.throwIfAborted();
    while (queue.pending.length > 0) await Promise.race([queue.tail, ended]);
    const { begun } = queue;
    const isUndisturbed = () => queue.begun === begun;
    const answer = await ask(isUndisturbed);
    if (isUndisturbed()) return answer;
  }
}

/** Reconciles list and badge when they differ: the later answer of the server is right. */
export function reconcile<Data>(client: QueryClient, { listKey, countKey, rules }: Feed<Data>) {
  const list = client.getQueryState<Data>(listKey);
  const count = client.getQueryState<number>(countKey);
  if (list?.data === undefined || count?.data === undefined) return;
  const counted = rules.unread(list.data);
  if (counted === count.data) return;
  const isListLater = list.dataUpdatedAt > count.dataUpdatedAt && !isAhead(list.dataUpdatedAt);
  if (isListLater) client.setQueryData(countKey, counted);
  else void client.invalidateQueries({ queryKey: listKey });
}

/** Calls the listener when the server has answered all marks of a feed. @returns a function that unsubscribes */
export function onMarksSettled(client: QueryClient, listener: () => void): () => void {
  const { listeners } = markQueuesOf(client);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether a count may lack a mark of this tab.
 *
 * @param asked - when the count was requested
 */
export function markedSince(client: QueryClient, asked: number): boolean {
  const { lastSettled, havePending } = markQueuesOf(client);
  return (lastSettled >= asked && !isAhead(lastSettled)) || havePending();
}
