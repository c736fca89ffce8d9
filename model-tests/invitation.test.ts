/** An invitation in two browsers, in any order of answers, losses, wrong passwords and ends (`pages.md` P32). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvitationWorld, rightPassword, wrongPassword } from './invitation-world';
import { rest, type Weather } from './lossy-network';

const RUNS = Math.ceil(Number(process.env.RUNS ?? 200) / 8);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

type Action =
  | { type: 'accept'; browser: number; right: boolean }
  | { type: 'retry'; browser: number }
  | { type: 'network'; call: number; weather: Weather }
  | { type: 'revoke' | 'expire' };

const browser = fc.nat({ max: 1 });
const actions = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('accept' as const),
        browser,
        // A wrong one is counted, and five close the login.
        right: fc.constantFrom(true, true, true, false),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('retry' as const), browser }) },
    {
      weight: 10,
      arbitrary: fc.record({
        type: fc.constant('network' as const),
        call: fc.nat({ max: 1 }),
        weather: fc.constantFrom<Weather>('fine', 'fine', 'fine', 'unsent', 'unanswered'),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<Action>({ type: 'revoke' }, { type: 'expire' }) },
  ) as fc.Arbitrary<Action>,
  { minLength: 3, maxLength: 20, size: 'max' },
);

async function perform(world: InvitationWorld, action: Action): Promise<void> {
  switch (action.type) {
    case 'accept': {
      const acceptance = action.right ? rightPassword : wrongPassword;
      return world.press(action.browser, { type: 'acceptance.given', acceptance });
    }
    case 'retry':
      return world.press(action.browser, { type: 'retry.chosen' });
    case 'network':
      return world.move(action.call, action.weather);
    case 'revoke':
      return world.revoke();
    default:
      return world.expire();
  }
}

test(`a link opens one session at most, and none without access (${RUNS} runs)`, async () => {
  let accepted = 0;
  const property = fc.asyncProperty(actions, async (run) => {
    const world = new InvitationWorld();
    try {
      await rest();
      for (const action of run) {
        await perform(world, action);
        const broken = await world.broken();
        if (broken.length > 0) expect(broken, JSON.stringify(action)).toEqual([]);
      }
      expect([...(await world.brokenAtRest()), ...(await world.broken())]).toEqual([]);
      if (world.sessions.length > 0) accepted += 1;
      world.revoke();
      expect(await world.broken()).toEqual([]);
    } finally {
      world.end();
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...SEED, verbose: fc.VerbosityLevel.None });
  // Runs without an acceptance would prove nothing.
  expect(accepted).toBeGreaterThan(RUNS / 10);
}, 3_600_000);
