/** A vote in two tabs, in any order of choices, codes, answers, losses, reloads and ends (`pages.md` P30). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BallotEvent } from '../src/machines/ballot-types';
import type { Weather } from './ballot-server';
import { BallotWorld, PROPOSALS } from './ballot-world';

const RUNS = Number(process.env.RUNS ?? 200);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

type Action =
  | { type: 'press'; tab: number; event: BallotEvent }
  /** Gives the code that was sent last, or a wrong one. */
  | { type: 'code'; tab: number; right: boolean }
  /** What a user does who wants to vote: votes on all proposals, asks for the code, gives it, tries again. */
  | { type: 'goOn'; tab: number }
  | { type: 'network'; call: number; weather: Weather }
  | { type: 'reload' | 'look'; tab: number }
  | { type: 'codeExpires' | 'paper' }
  /** A proxy is given or taken back. */
  | { type: 'proxy' }
  | { type: 'close'; phase: 'over' | 'cancelled' };

const tab = fc.nat({ max: 1 });
const event = fc.oneof(
  fc.record({
    type: fc.constant('vote.chosen' as const),
    proposal: fc.constantFrom(...PROPOSALS),
    vote: fc.constantFrom('za' as const, 'proti' as const),
  }),
  fc.constantFrom<BallotEvent>(
    { type: 'votes.given' },
    { type: 'code.wanted' },
    { type: 'choice.wanted' },
    { type: 'retry.chosen' },
  ),
);
const actions = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('press' as const), tab, event }) },
    { weight: 8, arbitrary: fc.record({ type: fc.constant('goOn' as const), tab }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('code' as const),
        tab,
        right: fc.boolean(),
      }),
    },
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('network' as const),
        call: fc.nat({ max: 4 }),
        weather: fc.constantFrom<Weather>('fine', 'fine', 'fine', 'fine', 'dropped', 'broken'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constantFrom('reload' as const, 'look' as const), tab }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action>(
        { type: 'codeExpires' },
        { type: 'codeExpires' },
        { type: 'paper' },
        { type: 'proxy' },
        { type: 'proxy' },
        { type: 'close', phase: 'over' },
        { type: 'close', phase: 'cancelled' },
      ),
    },
  ) as fc.Arbitrary<Action>,
  { minLength: 5, maxLength: 40, size: 'max' },
);

async function perform(world: BallotWorld, action: Action): Promise<void> {
  const { server, tabs } = world;
  switch (action.type) {
    case 'press':
      tabs[action.tab]?.send(action.event);
      break;
    case 'goOn':
      return world.goOn(action.tab);
    case 'code': {
      const code = action.right ? (server.code ?? '000000') : '999999';
      tabs[action.tab]?.send({ type: 'code.given', code });
      break;
    }
    case 'network':
      return world.move(action.call, action.weather);
    case 'reload':
      return world.reload(action.tab);
    case 'look':
      return world.look(action.tab);
    case 'codeExpires':
      server.code = undefined;
      break;
    case 'paper':
      if (!server.receipt && server.phase === 'open') server.hasPaperVote = true;
      break;
    case 'proxy':
      // A proxy and an own vote exclude each other; a code from before is void.
      if (server.receipt || server.hasPaperVote) break;
      server.hasProxy = !server.hasProxy;
      server.code = undefined;
      break;
    default:
      if (server.phase === 'open') server.phase = action.phase;
  }
  await world.look(2);
}

test(`no order of events gives two votes, or a vote without a receipt (${RUNS} runs)`, async () => {
  let received = 0;
  const property = fc.asyncProperty(actions, async (run) => {
    const world = new BallotWorld();
    try {
      for (const action of run) {
        await perform(world, action);
        const broken = world.broken();
        if (broken.length > 0) expect(broken, JSON.stringify(action)).toEqual([]);
      }
      await world.comeToRest();
      expect([...world.broken(), ...world.brokenAtRest()]).toEqual([]);
      if (world.server.receipt) received += 1;
    } finally {
      world.end();
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...SEED, verbose: fc.VerbosityLevel.None });
  // Runs without a vote would prove nothing.
  expect(received).toBeGreaterThan(RUNS / 10);
}, 3_600_000);
