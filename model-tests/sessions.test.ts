/** Sessions in two tabs of one browser, in any order of clicks, answers and time (`reliability.md` L16). */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actions, comeToRest, flush, perform, type World } from './actions';
import { broken, brokenAtRest } from './invariants';
import { Server } from './server';
import { loadTabModules, Tab } from './tab';
import { Window } from './window';

const RUNS = Number(process.env.RUNS ?? 1000);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

const modules = [await loadTabModules(), await loadTabModules()];

function open(): World {
  const server = new Server();
  const window = new Window();
  return { server, window, tabs: modules.map((own) => new Tab(own, window, server)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(`no order of events breaks a session, mixes two, or leaves one behind (${RUNS} runs)`, async () => {
  const property = fc.asyncProperty(actions, async (run) => {
    const world = open();
    try {
      await flush();
      for (const action of run) {
        await perform(world, action);
        expect(broken(world.window, world.tabs, world.server), JSON.stringify(action)).toEqual([]);
      }
      await comeToRest(world);
      expect(broken(world.window, world.tabs, world.server), 'at rest').toEqual([]);
      expect(brokenAtRest(world.window, world.tabs)).toEqual([]);
    } finally {
      for (const tab of world.tabs) tab.now.stop();
      vi.clearAllTimers();
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...SEED, verbose: fc.VerbosityLevel.None });
}, 3_600_000);
