/** Orders of events that random runs find too rarely. */
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
const session = (tab: number) => world.tabs[tab]?.now.portal.session.getSnapshot().context;
const user = (tab: number) => session(tab)?.user;
/** The pending calls of a tab about its session and its allowed pages. */
const pendingOf = (tab: number) =>
  world.server.pending
    .filter(({ tab: life }) => life === world.tabs[tab]?.now.life)
    .flatMap(({ path }) => /log\w+$|allowed_pages$/.exec(path) ?? []);

async function logIn(tab: number, person: 'ALFA' | 'BRAVO'): Promise<void> {
  await play({ type: 'logIn', tab, person });
  const call = world.server.pending.findIndex(({ path }) => path.endsWith('/login'));
  await play({ type: 'answer', call });
}

/** Starts a login in one tab while a login of the other tab is under way. */
async function logInBefore(tab: number, person: 'ALFA' | 'BRAVO'): Promise<void> {
  await play({ type: 'logIn', tab, person });
  const calls = world.server.pending.map(({ path }) => path);
  await play({ type: 'answer', call: calls.lastIndexOf('/api/auth/v1/login') });
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

test.each([
  ['the same user', 'ALFA', '/odprte-postavke'],
  ['another user', 'BRAVO', '/'],
] as const)('after the end of a session login leads %s on to %s: %s', async (_, person, path) => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play({ type: 'open', tab: 0, path: '/odprte-postavke' });
  await comeToRest(world);
  await play({ type: 'logOut', tab: 1 }, { type: 'answer', call: indexOf('/logout') });
  await comeToRest(world);
  expect(user(0)).toBeUndefined();
  await logIn(0, person);
  await comeToRest(world);
  expect(world.tabs[0]?.now.router.state.location.pathname).toBe(path);
});

test('a tab that gets the event of a login in the other tab late does not clear it when its own session ends', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'pass', ms: 5 });
  await comeToRest(world);
  await play({ type: 'logOut', tab: 0 });
  await play({ type: 'answer', call: indexOf('/logout') });
  await logIn(0, 'BRAVO');
  // The second tab does not know of either yet, and ends its session by itself.
  world.tabs[1]?.now.portal.session.send({ type: 'call.unauthorised' });
  await play({ type: 'pass', ms: 1_000 });
  await comeToRest(world);
  expect([user(0)?.firstname, user(1)?.firstname]).toEqual(['BRAVO-m1', 'BRAVO-m1']);
});

test('a tab that gets the event of a login in the other tab late sends nothing with its token', async () => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play({ type: 'logOut', tab: 0 });
  await play({ type: 'answer', call: indexOf('/logout') });
  await logIn(0, 'BRAVO');
  await play({ type: 'choose', tab: 1, unit: 1 });
  expect(broken(world, 'now')).toEqual([]);
  expect(world.window.entries.get('selectedUnit') ?? '').not.toContain('ALFA');
});

test('D01 a withdrawn page is left at the next re-check', async () => {
  await logIn(0, 'ALFA');
  await play({ type: 'answer', call: indexOf('/allowed_pages') });
  await play({ type: 'open', tab: 0, path: '/odprte-postavke' });
  expect(world.tabs[0]?.path).toBe('/odprte-postavke');
  await play({ type: 'grant', openItems: false });
  await comeToRest(world);
  expect(world.tabs[0]?.path).toBe('/');
});

test('B07, E02 staff end the session of the other tab before their login, and that tab joins theirs', async () => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play({ type: 'actAs', tab: 1, person: 'BRAVO' });
  expect(pendingOf(1)).toEqual(['logout']);
  await play({ type: 'answer', call: indexOf('/logout') }, { type: 'pass', ms: 1_000 });
  expect([pendingOf(1), user(0), world.tabs[0]?.path]).toEqual([
    ['login_as_user'],
    undefined,
    '/prijava',
  ]);
  expect(broken(world, 'soon')).toEqual([]);
  await play({ type: 'answer', call: indexOf('/login_as_user') });
  await comeToRest(world);
  for (const tab of [0, 1]) {
    expect([user(tab)?.firstname, session(tab)?.acting]).toEqual(['BRAVO-m1', true]);
    expect(world.tabs[tab]?.path).toBe('/');
  }
  expect(broken(world, 'at rest')).toEqual([]);
});

test('B07 a staff login does not join a login that the other tab makes meanwhile, and replaces it', async () => {
  await play({ type: 'actAs', tab: 1, person: 'BRAVO' });
  await logIn(0, 'ALFA');
  await play({ type: 'pass', ms: 1_000 });
  expect([user(0)?.firstname, user(1)]).toEqual(['ALFA-m1', undefined]);
  expect(broken(world, 'soon')).toEqual([]);
  await play({ type: 'answer', call: indexOf('/login_as_user') }, { type: 'pass', ms: 1_000 });
  await comeToRest(world);
  expect([user(0)?.firstname, user(1)?.firstname]).toEqual(['BRAVO-m1', 'BRAVO-m1']);
  expect([session(0)?.acting, session(1)?.acting]).toEqual([true, true]);
});

test('E03 a refused staff link leaves no session behind', async () => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play({ type: 'actAs', tab: 0, person: 'BRAVO' });
  await play({ type: 'answer', call: indexOf('/logout') });
  await play({ type: 'decide', call: indexOf('/login_as_user'), outcome: 'unauthorised' });
  await play({ type: 'arrive', call: indexOf('/login_as_user') }, { type: 'pass', ms: 1_000 });
  expect([world.tabs[0]?.path, user(0)]).toEqual(['/prijava', undefined]);
  expect([...world.window.entries.keys()]).toEqual(['allowedPages']);
});

test('staff who leave the page before the answer are not logged in by it', async () => {
  await play(
    { type: 'actAs', tab: 0, person: 'BRAVO' },
    { type: 'open', tab: 0, path: '/obrazci' },
  );
  await play({ type: 'answer', call: indexOf('/login_as_user') }, { type: 'pass', ms: 1_000 });
  expect([user(0), world.window.entries.has('JWT')]).toEqual([undefined, false]);
});

test('staff who leave the page while it ends the old session leave no session behind', async () => {
  await logIn(0, 'ALFA');
  await comeToRest(world);
  await play(
    { type: 'actAs', tab: 0, person: 'BRAVO' },
    { type: 'open', tab: 0, path: '/obrazci' },
  );
  await play({ type: 'answer', call: indexOf('/logout') }, { type: 'pass', ms: 1_000 });
  expect([world.tabs[0]?.path, pendingOf(0), user(0)]).toEqual(['/obrazci', [], undefined]);
  expect(broken(world, 'at rest')).toEqual([]);
});

test.each([
  ['goes on as that person', 'ALFA', 'BRAVO', 'BRAVO-m1'],
  ['logs in anyway', 'BRAVO', 'ALFA', 'BRAVO-m1'],
] as const)(
  'a tab whose login was overtaken by another tab does not join it until its user %s',
  async (_, own, other, left) => {
    await play({ type: 'logIn', tab: 1, person: own });
    const slow = world.server.pending[0];
    await logInBefore(0, other);
    await play({ type: 'pass', ms: 1_000 });
    expect([user(0)?.firstname, user(1)]).toEqual([`${other}-m1`, undefined]);
    expect(broken(world, 'soon')).toEqual([]);
    await play({ type: 'answer', call: slow ? world.server.pending.indexOf(slow) : -1 });
    await play({ type: 'pass', ms: 1_000 });
    await comeToRest(world);
    expect([user(0)?.firstname, user(1)?.firstname]).toEqual([left, left]);
    expect(broken(world, 'at rest')).toEqual([]);
  },
);

test('after a failed login that another tab has overtaken, the tab joins that tab’s session', async () => {
  await play({ type: 'logIn', tab: 1, person: 'BRAVO' });
  await logInBefore(0, 'ALFA');
  await play({ type: 'decide', call: 0, outcome: 'unauthorised' }, { type: 'arrive', call: 0 });
  await comeToRest(world);
  expect([user(0)?.firstname, user(1)?.firstname]).toEqual(['ALFA-m1', 'ALFA-m1']);
});

test('a changed name is stored with its own session, not with one that has replaced it', async () => {
  await logIn(0, 'ALFA');
  const change = { type: 'name.changed', firstname: 'ALFA-m1', lastname: 'Nova' } as const;
  world.tabs[0]?.now.portal.session.send(change);
  expect([user(0)?.lastname, world.tabs[0]?.now.store.user()?.lastname]).toEqual(['Nova', 'Nova']);
  await comeToRest(world);
  await play({ type: 'actAs', tab: 1, person: 'BRAVO' });
  await play({ type: 'answer', call: indexOf('/logout') });
  await play({ type: 'answer', call: indexOf('/login_as_user') });
  // The first tab does not know of either yet.
  world.tabs[0]?.now.portal.session.send({ ...change, lastname: 'Druga' });
  expect(world.window.entries.get('userData')).not.toContain('Druga');
});
