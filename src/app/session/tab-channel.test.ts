import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../api/api.fixture';
import { bindApi } from '../../api/bound-api';
import { notificationsFeed } from '../../api/messages';
import { markRead } from '../../api/read-marks';
import { unitWith } from '../../domain/session/session-data.fixture';
import { fingerprint } from '../../domain/session/token';
import { unitKey } from '../../domain/units/unit';
import type { Portal } from '../../machines/portal-context';
import type { OwnSession } from '../../storage/own-session';
import type { Browser } from './browser';
import { createQueryClient } from './query-client';
import { openTabChannel } from './tab-channel';
import { type TabMessage, tabMessage } from './tab-messages';
import type { Count } from './unread-counts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notifications: Count = [['unread', 'notifications'], 4];
const bulletins: Count = [['unread', 'bulletins', '0137'], 3];
const unit = unitWith();

/** The channel of a tab with a session and one unit, which asks for both counts. */
function open(token: string | null = 'mine', isLoggedIn = true) {
  const queryClient = createQueryClient();
  bindApi(queryClient, testApi());
  const context = { units: [unit], unitKey: unitKey(unit) };
  const access = {
    send: vi.fn(),
    getSnapshot: () => ({ context: { pages: [7, 9], hasTenants: false } }),
  };
  const managerSwitch = { send: vi.fn() };
  const session = { getSnapshot: () => ({ context, matches: () => isLoggedIn }) };
  const portal = { session, access, managerSwitch } as unknown as Portal;
  let publish = (_: unknown) => {};
  const postMessage = vi.fn();
  const browser = {
    postMessage,
    onMessage: (listener: typeof publish) => {
      publish = listener;
      return () => {};
    },
  } as unknown as Browser;
  const [onCounts, onStaleCounts] = [vi.fn(), vi.fn()];
  const own = { token: () => token ?? undefined } as OwnSession;
  const tabs = openTabChannel({ portal, own, queryClient, browser, onCounts, onStaleCounts });
  const receive = (message: TabMessage, from = 'mine') =>
    publish(tabMessage(fingerprint(from), message));
  const count = ([key]: Count) => queryClient.getQueryData(key);
  return {
    ...{ tabs, access, managerSwitch, postMessage, queryClient },
    onCounts,
    onStaleCounts,
    receive,
    count,
  };
}

const answer = { pages: [2], hasTenants: true };

test('the answers and the switch of another tab go to the machines', () => {
  const { access, managerSwitch, receive } = open();
  receive({ kind: 'access', answer });
  expect(access.send.mock.calls).toEqual([[{ type: 'access.received', answer }]]);
  receive({ kind: 'switch', running: true });
  receive({ kind: 'switch', running: false });
  expect(managerSwitch.send.mock.calls).toEqual([
    [{ type: 'switch.announced' }],
    [{ type: 'switch.over' }],
  ]);
});

test.each([
  ['of another session', open(), 'theirs'],
  ['that comes when the session is over', open('mine', false), 'mine'],
])('a message %s is ignored', (_, { access, managerSwitch, onCounts, receive, count }, from) => {
  receive({ kind: 'access', answer }, from);
  receive({ kind: 'switch', running: true }, from);
  receive({ kind: 'counts', counts: [notifications, bulletins], asked: Date.now() }, from);
  for (const unused of [access.send, managerSwitch.send, onCounts]) {
    expect(unused).not.toHaveBeenCalled();
  }
  expect(count(notifications)).toBeUndefined();
});

test('counts of another tab are shown; they replace a request only when none is missing', () => {
  const { onCounts, receive, count } = open();
  receive({ kind: 'counts', counts: [notifications], asked: Date.now() });
  expect([count(notifications), onCounts.mock.calls.length]).toEqual([4, 0]);
  receive({ kind: 'counts', counts: [notifications, bulletins], asked: Date.now() });
  expect([count(bulletins), onCounts.mock.calls.length]).toEqual([3, 1]);
});

test('counts that were asked for before a message was read here are not shown, but requested', async () => {
  const { queryClient, onCounts, onStaleCounts, receive, count } = open();
  const asked = Date.now();
  vi.advanceTimersByTime(1_000);
  const feed = { ...notificationsFeed(), send: async () => {} };
  await markRead(queryClient, feed, { id: 1, read: true });
  receive({ kind: 'counts', counts: [notifications, bulletins], asked });
  expect([count(notifications), count(bulletins)]).toEqual([undefined, undefined]);
  expect([onCounts.mock.calls.length, onStaleCounts.mock.calls.length]).toEqual([0, 1]);
});

test('a tab sends messages with its session only', () => {
  const visitor = open(null, false);
  visitor.tabs.send({ kind: 'switch', running: true });
  expect(visitor.postMessage).not.toHaveBeenCalled();
  const { tabs, postMessage } = open();
  tabs.send({ kind: 'switch', running: true });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    tabMessage(fingerprint('mine'), { kind: 'switch', running: true }),
  );
});
