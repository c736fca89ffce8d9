/** Many browsers, a server outage of ten minutes, and the load after it (`threats.md` L15). */
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createRandom } from '../mocks/generated/random';
import { type AccessAnswer, type AccessInput, accessMachine } from '../src/machines/access';
import { unreadMachine } from '../src/machines/unread';
import { CoarseClock } from './coarse-clock';

const CLIENTS = 500;
const MINUTE = 60_000;
const OUTAGE = { begins: 2 * MINUTE, ends: 12 * MINUTE };
const END = 15 * MINUTE;
/** Requests per second: each client requests one list of pages in 15 s and two counts in 60 s. */
const NOMINAL = CLIENTS * (1 / 15 + 2 / 60);
const answer: AccessAnswer = { pages: [1, 7, 9], hasTenants: false };

/** The answers of a server in an outage: their delay, and whether they fail. Hanging requests all end together. */
const outages = [
  ['refuses at once', { ms: () => 20, fails: true }],
  ['lets a gateway give up after 30 s', { ms: () => 30_000, fails: true }],
  ['lets all wait until it is back, and answers', { ms: untilBack, fails: false }],
  ['lets all wait until it is back, and breaks off', { ms: untilBack, fails: true }],
] as const;

function untilBack(now: number): number {
  return OUTAGE.ends - now;
}

/** A server that records the time of each request. */
class Server {
  readonly requests: number[] = [];
  private readonly clock: CoarseClock;
  private readonly away: (typeof outages)[number][1];
  private readonly random = createRandom(7, 'outage');

  constructor(clock: CoarseClock, away: (typeof outages)[number][1]) {
    this.clock = clock;
    this.away = away;
  }

  async ask(): Promise<AccessAnswer> {
    const { now } = this.clock;
    this.requests.push(now);
    const isAway = now >= OUTAGE.begins && now < OUTAGE.ends;
    const ms = isAway ? this.away.ms(now) : this.random.whole(20, 400);
    await new Promise<void>((done) => this.clock.setTimeout(done, ms));
    if (isAway && this.away.fails) throw new Error('The server is away.');
    return answer;
  }
}

/** A visible tab, opened at `since` and connected as in `src/app/session/connect-polls.ts`, without user actions. */
function openClient(server: Server, clock: CoarseClock, since: number): void {
  const loadAccess = fromPromise<AccessAnswer, AccessInput>(() => server.ask());
  const guard = createActor(accessMachine.provide({ actors: { loadAccess } }), { clock });
  const poll = createActor(unreadMachine, { clock });
  guard.on('pages.changed', () => poll.send({ type: 'counts.wanted' }));
  poll.on('counts.due', () => {
    for (const _ of ['notifications', 'bulletin']) void server.ask().catch(() => undefined);
  });
  guard.start();
  poll.start();
  clock.setTimeout(() => guard.send({ type: 'pages.wanted' }), since);
}

/** The most requests in any second between two moments. */
function peak(requests: readonly number[], from: number, to: number): number {
  const times = requests.filter((at) => at >= from && at < to).sort((one, other) => one - other);
  let [most, first] = [0, 0];
  for (const [last, at] of times.entries()) {
    while (at - (times[first] ?? at) >= 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

afterEach(() => void vi.restoreAllMocks());

test.each(outages)(
  'L15 after ten minutes in which the server %s, 500 clients send at most twice their normal requests',
  async (_, away) => {
    const clock = new CoarseClock(200);
    vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
    const server = new Server(clock, away);
    const random = createRandom(1, 'arrivals');
    for (let client = 0; client < CLIENTS; client += 1) {
      openClient(server, clock, random.whole(0, MINUTE));
    }
    await clock.pass(END);
    // A minute with all clients before the outage, to check the measurement itself.
    const before = peak(server.requests, MINUTE + 1_000, OUTAGE.begins);
    expect(before).toBeGreaterThan(NOMINAL);
    expect(before).toBeLessThanOrEqual(2 * NOMINAL);
    expect(peak(server.requests, OUTAGE.ends, END)).toBeLessThanOrEqual(2 * NOMINAL);
    // All clients have recovered: in the last minute each has requested its list four times and its counts once.
    const last = server.requests.filter((at) => at >= END - MINUTE).length;
    expect(last / 60 / NOMINAL).toBeCloseTo(1, 1);
  },
  60_000,
);
