/** A handover in two tabs, with its taker and the manager, in any order of steps, losses, answers and ends (`pages.md` P36). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HandoverEvent } from '../src/machines/handover';
import { HandoverWorld } from './handover-world';
import type { Weather } from './lossy-network';

const RUNS = Math.ceil(Number(process.env.RUNS ?? 200) / 8);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

type Action =
  | { type: 'press'; tab: number; event: HandoverEvent }
  | { type: 'network'; call: number; weather: Weather }
  | { type: 'look'; tab: number }
  | { type: 'taker'; odgovor: 'potrjujem' | 'zavracam' }
  | { type: 'manager' }
  /** What the party does next whose turn it is. */
  | { type: 'goOn' };

const tab = fc.nat({ max: 1 });
/** The last one has passed, so that the unit gets another owner when it is confirmed. */
const days = ['2026-11-24', '2026-12-31', '2026-11-10'] as const;
const event = fc.oneof(
  fc.constantFrom(...days).map((datum_predaje): HandoverEvent => {
    return { type: 'step.given', step: { change: { datum_predaje } } };
  }),
  fc.constantFrom<HandoverEvent>(
    { type: 'sign.chosen' },
    { type: 'sign.chosen' },
    { type: 'sign.chosen' },
    { type: 'withdraw.chosen' },
  ),
);
const actions = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('press' as const), tab, event }) },
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('network' as const),
        call: fc.nat({ max: 3 }),
        weather: fc.constantFrom<Weather>('fine', 'fine', 'fine', 'fine', 'unsent', 'unanswered'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('look' as const), tab }) },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('taker' as const),
        odgovor: fc.constantFrom('potrjujem' as const, 'potrjujem' as const, 'zavracam' as const),
      }),
    },
    { weight: 2, arbitrary: fc.constant<Action>({ type: 'manager' }) },
    { weight: 6, arbitrary: fc.constant<Action>({ type: 'goOn' }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('press' as const),
        tab,
        event: fc.constant<HandoverEvent>({ type: 'delete.chosen' }),
      }),
    },
  ) as fc.Arbitrary<Action>,
  { minLength: 8, maxLength: 40, size: 'max' },
);

async function perform(world: HandoverWorld, action: Action): Promise<void> {
  switch (action.type) {
    case 'press':
      return world.press(action.tab, action.event);
    case 'network':
      return world.move(action.call, action.weather);
    case 'look':
      return world.look(action.tab);
    case 'taker':
      return world.answer(action.odgovor);
    case 'manager':
      return world.manage();
    default:
      return world.goOn();
  }
}

test(`no order of events signs for another, or signs what was not shown (${RUNS} runs)`, async () => {
  const ends = new Map<string, number>();
  const property = fc.asyncProperty(actions, async (run) => {
    const world = await HandoverWorld.open();
    try {
      for (const action of run) {
        await perform(world, action);
        const broken = world.broken();
        if (broken.length > 0) expect(broken, JSON.stringify(action)).toEqual([]);
      }
      expect([...(await world.brokenAtRest()), ...world.broken()]).toEqual([]);
      const end = world.row?.stanje ?? 'deleted';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    } finally {
      world.end();
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...SEED, verbose: fc.VerbosityLevel.None });
  // Runs that never come to the manager would prove nothing.
  expect(ends.get('potrjeno') ?? 0, JSON.stringify([...ends])).toBeGreaterThan(0);
}, 3_600_000);
