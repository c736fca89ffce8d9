import fc from 'fast-check';
import { vi } from 'vitest';
import { storageKeys } from '../src/storage/storage-keys';
import type { Looked } from './invariants';
import type { Outcome, Pending, Server } from './server';
import type { Tab } from './tab';

/** The actions of a run. An action that is not possible at its turn does nothing. */
export type Action =
  | { type: 'logIn'; tab: number; person: 'ALFA' | 'BRAVO' }
  | { type: 'actAs'; tab: number; person: 'ALFA' | 'BRAVO' }
  | { type: 'logOut'; tab: number }
  | { type: 'switch'; tab: number; manager: string }
  | { type: 'choose'; tab: number; unit: number }
  | { type: 'open'; tab: number; path: string }
  | { type: 'reload'; tab: number }
  | { type: 'show'; tab: number; seen: boolean }
  | { type: 'decide'; call: number; outcome: Outcome }
  | { type: 'arrive'; call: number }
  | { type: 'answer'; call: number }
  | { type: 'pass'; ms: number }
  | { type: 'revoke' }
  | { type: 'clear' }
  | { type: 'grant'; openItems: boolean };

const tab = fc.nat({ max: 1 });
const call = fc.nat({ max: 7 });

/** Any run of up to 40 actions. Answers and pauses are frequent, so that sessions get past their first steps. */
export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('logIn' as const),
        tab,
        person: fc.constantFrom('ALFA' as const, 'BRAVO' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('actAs' as const),
        tab,
        person: fc.constantFrom('ALFA' as const, 'BRAVO' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('logOut' as const), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('switch' as const),
        tab,
        manager: fc.constantFrom('m1', 'm2'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('choose' as const), tab, unit: fc.nat({ max: 1 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('open' as const),
        tab,
        path: fc.constantFrom(
          '/',
          '/odprte-postavke',
          '/obvestila',
          '/prijava',
          '/obrazci',
          '/login-as-user/:token',
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), tab }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('show' as const), tab, seen: fc.boolean() }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('decide' as const),
        call,
        outcome: fc.constantFrom<Outcome>('right', 'right', 'unauthorised', 'broken', 'dropped'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('arrive' as const), call }) },
    { weight: 14, arbitrary: fc.record({ type: fc.constant('answer' as const), call }) },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('pass' as const),
        ms: fc.constantFrom(1, 5, 60, 1_000, 5_000, 15_000, 60_000),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'revoke' as const }) },
    { weight: 1, arbitrary: fc.constant({ type: 'clear' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('grant' as const), openItems: fc.boolean() }),
    },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
);

/** Runs all pending tasks without letting time pass. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

function callAt({ server }: Looked, number: number): Pending | undefined {
  return server.pending[number % Math.max(1, server.pending.length)];
}

/** Performs one action. */
export async function perform(world: Looked, action: Action): Promise<void> {
  const { server, tabs, window } = world;
  const on = 'tab' in action ? tabs[action.tab] : undefined;
  const pendingCall = 'call' in action ? callAt(world, action.call) : undefined;
  if (action.type === 'pass') await vi.advanceTimersByTimeAsync(action.ms);
  else if (action.type === 'revoke')
    server.tokens.delete(window.entries.get(storageKeys.token) ?? '');
  else if (action.type === 'clear') window.clear();
  else if (action.type === 'grant') server.grantsOpenItems = action.openItems;
  else if (pendingCall) answer(server, pendingCall, action);
  else if (on) act(on, action);
  await flush();
}

function answer(server: Server, pendingCall: Pending, action: Action): void {
  if (action.type === 'decide') server.decide(pendingCall, action.outcome);
  if (action.type === 'arrive') server.arrive(pendingCall);
  if (action.type === 'answer') {
    server.decide(pendingCall, 'right');
    server.arrive(pendingCall);
  }
}

function act(on: Tab, action: Action): void {
  switch (action.type) {
    case 'logIn':
      on.logIn(action.person);
      break;
    case 'actAs':
      on.actAs(action.person);
      break;
    case 'logOut':
      on.now.portal.session.send({ type: 'logout.chosen' });
      break;
    case 'switch':
      on.switchTo(action.manager);
      break;
    case 'choose':
      on.choose(action.unit);
      break;
    case 'open':
      on.now.router.navigate(action.path);
      break;
    case 'reload':
      on.reload();
      break;
    case 'show':
      on.show(action.seen);
  }
}

/** Answers every call correctly until half a minute has passed, with all tabs visible. */
export async function comeToRest(world: Looked): Promise<void> {
  for (const on of world.tabs) on.show(true);
  for (const ms of [10, 10, 10, 10, 16_000, 10, 10, 16_000, 10, 10]) {
    for (const pending of [...world.server.pending]) {
      world.server.decide(pending, 'right');
      world.server.arrive(pending);
    }
    await vi.advanceTimersByTimeAsync(ms);
  }
}
