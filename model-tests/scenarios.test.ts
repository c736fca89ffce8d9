/** Orders of events that chance finds too rarely, told one by one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Action, comeToRest, perform } from './actions';
import { broken, type Looked } from './invariants';
import { endWorld, openWorld } from './world';

let world: Looked;

beforeEach(() => {
  vi.useFakeTimers();
  world = openWorld();
});
afterEach(() => {
  endWorld(world);
  vi.useRealTimers();
});

async function play(...run: Action[]): Promise<void> {
  for (const action of run) await perform(world, action);
}

const indexOf = (part: string) => world.server.pending.findIndex(({ path }) => path.includes(part));
const user = (tab: number) => world.tabs[tab]?.now.portal.session.getSnapshot().context.user;

async function logIn(tab: number, person: 'ALFA' | 'BRAVO'): Promise<void> {
  await play({ type: 'logIn', tab, person });
  await play({ type: 'answer', call: indexOf('/login') });
}

test('a 401 for the token that a switch has just replaced does not end the session', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'switch', tab: 0, manager: 'm2' });
  await play({ type: 'decide', call: indexOf('/switch_manager'), outcome: 'right' });
  await play({ type: 'answer', call: indexOf('/enota') });
  await play({ type: 'arrive', call: indexOf('/switch_manager') }, { type: 'pass', ms: 1_000 });
  expect(user(0)?.firstname).toBe('ALFA-m2');
  expect(broken(world, 'soon')).toEqual([]);
});

test('a 401 during a switch that fails ends the session', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'switch', tab: 0, manager: 'm2' }, { type: 'revoke' });
  await play({ type: 'answer', call: indexOf('/enota') });
  expect(user(0)?.firstname).toBe('ALFA-m1');
  await play({ type: 'decide', call: indexOf('/switch_manager'), outcome: 'broken' });
  await play({ type: 'arrive', call: indexOf('/switch_manager') });
  expect(user(0)).toBeUndefined();
});

test('a tab that hears late of a login elsewhere does not clear it with its own', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'pass', ms: 5 });
  await comeToRest(world);
  await play({ type: 'logOut', tab: 0 });
  await play({ type: 'answer', call: indexOf('/logout') });
  await logIn(0, 'BRAVO');
  // The second tab has not heard of either yet, and ends its session by itself.
  world.tabs[1]?.now.portal.session.send({ type: 'call.unauthorised' });
  await play({ type: 'pass', ms: 1_000 });
  await comeToRest(world);
  expect([user(0)?.firstname, user(1)?.firstname]).toEqual(['BRAVO-m1', 'BRAVO-m1']);
});

test('a tab that hears late of a login elsewhere sends nothing with its token', async () => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play({ type: 'logOut', tab: 0 });
  await play({ type: 'answer', call: indexOf('/logout') });
  await logIn(0, 'BRAVO');
  await play({ type: 'choose', tab: 1, unit: 1 });
  expect(broken(world, 'now')).toEqual([]);
  expect(world.window.entries.get('selectedUnit') ?? '').not.toContain('ALFA');
});

test('D01 a page that is withdrawn is left with the next re-check', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'answer', call: indexOf('/allowed_pages') });
  await play({ type: 'open', tab: 0, path: '/odprte-postavke' });
  expect(world.tabs[0]?.path).toBe('/odprte-postavke');
  await play({ type: 'grant', openItems: false });
  await comeToRest(world);
  expect(world.tabs[0]?.path).toBe('/');
});
