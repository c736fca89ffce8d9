/** Sessions in two tabs of one browser, in any order of clicks, answers and time (`threats.md` L16). */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actions, comeToRest, flush, perform } from './actions';
import { broken } from './invariants';
import { endWorld, openWorld } from './world';

const RUNS = Number(process.env.RUNS ?? 200);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(`L16 no order of events breaks a session, mixes two sessions, or leaves one behind (${RUNS} runs)`, async () => {
  const property = fc.asyncProperty(actions, async (run) => {
    const world = openWorld();
    try {
      await flush();
      for (const action of run) {
        await perform(world, action);
        // A time limit may end a session at the last moment of a pause; the other tab has not received the event yet.
        const soon = action.type === 'pass' && action.ms >= 1_000 && world.window.travelling === 0;
        expect(broken(world, soon ? 'soon' : 'now'), JSON.stringify(action)).toEqual([]);
      }
      await comeToRest(world);
      expect(broken(world, 'at rest')).toEqual([]);
    } finally {
      endWorld(world);
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...SEED, verbose: fc.VerbosityLevel.None });
}, 3_600_000);
