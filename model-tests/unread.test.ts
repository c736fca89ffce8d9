/** Unread counts of badge, page and server, in any order of reads, marks, failures, answers, polls and unit changes. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/server/backend';
import { DEMO_LOGINS } from '../mocks/world/seed';
import {
  type Building,
  type MessageServer,
  NOTIFICATIONS,
  POSTS,
  SmallServer,
} from './unread-server';
import { UnreadWorld } from './unread-world';

const RUNS = Number(process.env.RUNS ?? 200);
const base = '/api/portal-user/v2';

const place = fc.nat({ max: 3 });
const call = fc.nat({ max: 5 });
const outcome = fc.constantFrom('right', 'right', 'right', 'refused', 'lost');
const action = fc.oneof(
  fc.record({ type: fc.constant('open'), feed: fc.constantFrom('notifications', 'board'), place }),
  fc.record({ type: fc.constant('unread'), place }),
  fc.record({ type: fc.constant('all'), feed: fc.constantFrom('notifications', 'board') }),
  fc.record({ type: fc.constant('decide'), call, outcome }),
  fc.record({ type: fc.constant('arrive'), call }),
  fc.record({ type: fc.constant('arrive'), call }),
  fc.record({ type: fc.constant('pass'), ms: fc.constantFrom(1, 1_500, 60_000) }),
  fc.record({
    type: fc.constant('unit'),
    building: fc.constantFrom(...(Object.keys(POSTS) as Building[])),
  }),
  fc.record({ type: fc.constant('elsewhere'), place, read: fc.boolean() }),
) as fc.Arbitrary<Action>;

type Feed = 'notifications' | 'board';
type Action =
  | { type: 'open'; feed: Feed; place: number }
  | { type: 'unread'; place: number }
  | { type: 'all'; feed: Feed }
  | { type: 'decide'; call: number; outcome: 'right' | 'refused' | 'lost' }
  | { type: 'arrive'; call: number }
  | { type: 'pass'; ms: number }
  | { type: 'unit'; building: Building }
  | { type: 'elsewhere'; place: number; read: boolean };

/** The stateful backend with Ana's session. */
async function backendAsServer(): Promise<{ server: MessageServer; token: string }> {
  const backend = createBackend();
  const { email, password } = DEMO_LOGINS[0] ?? {};
  const login = new Request('http://portal.test/api/auth/v1/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token_string: token } = await (await backend.handle(login)).json();
  const beginAgain = () => {
    for (const [index, id] of NOTIFICATIONS.entries()) {
      const where = { id_obvestila: { equals: id } };
      const datum_branja = index < 2 ? null : '2026-11-06T17:41:00+01:00';
      backend.db.notification.update({ where, data: { datum_branja } });
    }
    backend.db.bulletinRead.deleteMany({ where: { payer: { equals: 'zelenigaj/104217' } } });
  };
  return { server: { handle: (request) => backend.handle(request), beginAgain }, token };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Runs all ready tasks. By the real `setImmediate`: Vitest's asynchronous clock takes milliseconds for each turn. */
const flush = async (ms = 0) => {
  for (let turn = 0; turn < 4; turn += 1) {
    vi.advanceTimersByTime(turn === 0 ? ms : 0);
    await new Promise(setImmediate);
  }
};

async function perform(world: UnreadWorld, done: Action): Promise<void> {
  const pendingCall =
    'call' in done ? world.calls[done.call % Math.max(1, world.calls.length)] : undefined;
  switch (done.type) {
    case 'open': {
      const ids: readonly number[] = done.feed === 'board' ? POSTS[world.building] : NOTIFICATIONS;
      const id = ids[done.place % ids.length] ?? 0;
      void world.mark(done.feed, { id, read: true });
      break;
    }
    case 'unread':
      void world.mark('notifications', { id: NOTIFICATIONS[done.place] ?? 0, read: false });
      break;
    case 'all':
      void world.mark(done.feed, { id: 'all', read: true });
      break;
    case 'decide':
      if (pendingCall) await world.decide(pendingCall, done.outcome);
      break;
    case 'arrive':
      if (pendingCall) await world.arrive(pendingCall);
      break;
    case 'pass':
      await flush(done.ms);
      if (done.ms === 60_000) void world.poll();
      break;
    case 'unit':
      world.building = done.building;
      void world.poll();
      break;
    default: {
      const path = `${base}/notifications/${NOTIFICATIONS[done.place]}/read`;
      await world.elsewhere(done.read ? 'POST' : 'DELETE', path);
    }
  }
  await settle(world);
}

/** Does what the pages do after a change without a user action. */
async function settle(world: UnreadWorld): Promise<void> {
  await flush();
  world.compare();
  await flush();
}

async function answerAll(world: UnreadWorld): Promise<void> {
  for (let turn = 0; world.calls.length > 0; turn += 1) {
    expect(turn, 'the portal never stops sending requests').toBeLessThan(60);
    const [first] = world.calls;
    if (first) await world.arrive(first);
    await settle(world);
  }
}

async function play(run: readonly Action[], server: MessageServer, token: string): Promise<void> {
  server.beginAgain();
  const world = new UnreadWorld(server, token);
  try {
    await flush();
    await answerAll(world);
    let alone = true;
    for (const done of run) {
      const marks = world.calls.some(({ request }) => request.method !== 'GET');
      await perform(world, done);
      // A refused list, a lost answer and an aborted mark are corrected only by the next request.
      const isLost = 'outcome' in done && done.outcome !== 'right';
      const isGivenUp = done.type === 'pass' && done.ms === 60_000 && marks;
      alone &&= done.type !== 'elsewhere' && !isLost && !isGivenUp;
      if (!alone) continue;
      for (const { badge, page, rows } of Object.values(world.numbers())) {
        expect([badge ?? page, page], JSON.stringify(done)).toEqual([page, rows]);
      }
    }
    await answerAll(world);
    // The next poll.
    await flush(60_000);
    void world.poll();
    await settle(world);
    await answerAll(world);
    const known = await world.known();
    const { notifications, board } = world.numbers();
    const equal = (count: number) => ({ badge: count, page: count, rows: count });
    expect({ notifications, board }).toEqual({
      notifications: equal(known.notifications),
      board: equal(known.board),
    });
  } finally {
    // Pending calls must not reach the next run.
    await answerAll(world);
    world.end();
  }
}

async function hold(runs: number, server: MessageServer, token: string): Promise<void> {
  const property = fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 20 }), (run) =>
    play(run, server, token),
  );
  await fc.assert(property, { numRuns: runs, verbose: fc.VerbosityLevel.None });
}

test(`badge, page and server agree, at once and at rest (${RUNS} runs)`, async () => {
  await hold(RUNS, new SmallServer(), 'token');
}, 3_600_000);

test(`… with the stateful backend too (${RUNS / 50} runs)`, async () => {
  vi.useRealTimers();
  const { server, token } = await backendAsServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await hold(RUNS / 50, server, token);
}, 3_600_000);

test('a failed list is requested again when its count is updated', async () => {
  await play(
    [
      { type: 'pass', ms: 1_500 },
      { type: 'elsewhere', place: 2, read: false },
      { type: 'unit', building: '0137' },
      { type: 'arrive', call: 0 },
      { type: 'open', feed: 'notifications', place: 0 },
      { type: 'decide', call: 1, outcome: 'refused' },
    ],
    new SmallServer(),
    'token',
  );
});
