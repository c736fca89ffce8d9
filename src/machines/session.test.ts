import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Login, Unit } from '../domain/api-types';
import { unitKey } from '../domain/units/unit';
import { selectedUnit } from './selected-unit';
import { type SessionEmitted, type SessionEvent, sessionMachine } from './session';

const login: Login = {
  token_string: 'a.b.c',
  user_data: {
    id: 4821,
    firstname: 'Ana',
    lastname: 'Zupančič',
    email: 'ana.zupancic@example.si',
    selected_manager: 'zelenigaj',
    code_payer: '104217',
  },
};
const unit = (inventarna_stevilka: string): Unit => ({
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka,
  vrsta: 'L',
});

const nobody = { user: undefined, unitKey: undefined, acting: false, units: [] };

function start(answerOfLogout: () => Promise<void> = async () => {}) {
  const logOut = vi.fn(answerOfLogout);
  const watching = { now: 0, report: (_: SessionEvent) => {} };
  const awaiting = { now: 0 };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logOut: fromPromise(logOut),
        awaitToken: fromCallback<SessionEvent>(() => {
          awaiting.now += 1;
          return () => {
            awaiting.now -= 1;
          };
        }),
        watchToken: fromCallback<SessionEvent>(({ sendBack }) => {
          watching.now += 1;
          watching.report = sendBack;
          return () => {
            watching.now -= 1;
          };
        }),
      },
    }),
  );
  const emitted: SessionEmitted[] = [];
  for (const type of [
    'session.opened',
    'session.joined',
    'session.closed',
    'logout.failed',
    'user.changed',
    'unit.changed',
  ] as const) {
    actor.on(type, (event) => emitted.push(event));
  }
  actor.start();
  return { actor, emitted, logOut, watching, awaiting };
}

/** The same user's login, with a token in which staff act. */
const actingLogin: Login = {
  ...login,
  token_string: `a.${Buffer.from('{"act":{"sub":"staff"}}').toString('base64url')}.c`,
};

const opened = (answerOfLogout?: () => Promise<void>) => {
  const started = start(answerOfLogout);
  started.actor.send({ type: 'login.succeeded', login });
  started.emitted.length = 0;
  return started;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a login opens the session and says so', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'login.succeeded', login });
  expect(actor.getSnapshot().value).toBe('loggedIn');
  expect(actor.getSnapshot().context.user).toEqual(login.user_data);
  expect(emitted).toEqual([{ type: 'session.opened', login }]);
});

test('a stored session is restored in silence', () => {
  const { actor, emitted } = start();
  const stored = { user: login.user_data, unitKey: unitKey(unit('14')), acting: true };
  actor.send({ type: 'session.restored', ...stored });
  expect(actor.getSnapshot().value).toBe('loggedIn');
  expect(actor.getSnapshot().context).toEqual({ ...stored, units: [] });
  expect(emitted).toEqual([]);
});

test('a login in another tab is joined, and only without a session of its own', () => {
  const { actor, emitted } = start();
  const stored = { user: login.user_data, unitKey: unitKey(unit('14')), acting: true };
  actor.send({ type: 'token.found', ...stored });
  expect(actor.getSnapshot().context).toEqual({ ...stored, units: [] });
  actor.send({ type: 'token.found', ...stored, acting: false });
  expect(emitted).toEqual([{ type: 'session.joined' }]);
});

describe('an open session', () => {
  test.each([
    [{ type: 'call.unauthorised' }, 'unauthorised'],
    [{ type: 'token.lost', by: 'expired' }, 'expired'],
    [{ type: 'token.lost', by: 'elsewhere' }, 'elsewhere'],
    [{ type: 'login.required' }, 'guard'],
  ] as const)('is closed by %o, once, and forgets user and unit', (event, by) => {
    const { actor, emitted, watching } = opened();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    actor.send({ type: 'unit.chosen', key: unitKey(unit('14')) });
    emitted.length = 0;
    actor.send(event);
    if (by !== 'guard') actor.send(event);
    expect(emitted).toEqual([{ type: 'session.closed', by }]);
    expect(actor.getSnapshot().context).toEqual(nobody);
    expect(watching.now).toBe(0);
  });

  test('is closed by what the watch of the token reports', () => {
    const { emitted, watching } = opened();
    watching.report({ type: 'token.lost', by: 'expired' });
    expect(emitted).toEqual([{ type: 'session.closed', by: 'expired' }]);
  });
});

describe('logout', () => {
  test('tells the server once however often it is chosen, then closes', async () => {
    const { actor, emitted, logOut } = opened();
    actor.send({ type: 'logout.chosen' });
    actor.send({ type: 'logout.chosen' });
    expect(emitted).toEqual([]);
    await vi.runAllTimersAsync();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }]);
  });

  test('closes here also when the server fails, and says that it failed', async () => {
    const { actor, emitted } = start(() => Promise.reject(new Error('500')));
    actor.send({ type: 'login.succeeded', login });
    emitted.length = 0;
    actor.send({ type: 'logout.chosen' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }, { type: 'logout.failed' }]);
  });

  test('closes here within 4 s also when the server never answers', async () => {
    const { actor, emitted } = start(() => new Promise(() => {}));
    actor.send({ type: 'login.succeeded', login });
    emitted.length = 0;
    actor.send({ type: 'logout.chosen' });
    await vi.advanceTimersByTimeAsync(3999);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }, { type: 'logout.failed' }]);
  });

  test('whose answer is a 401 closes once', async () => {
    const { actor, emitted } = opened();
    actor.send({ type: 'logout.chosen' });
    actor.send({ type: 'call.unauthorised' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }]);
  });
});

describe('a login that is under way', () => {
  const found = {
    type: 'token.found',
    user: undefined,
    unitKey: undefined,
    acting: false,
  } as const;

  test('joins no login of another tab until it is over', () => {
    const { actor, emitted, awaiting } = start();
    actor.send({ type: 'login.began' });
    expect(awaiting.now).toBe(0);
    actor.send(found);
    expect([emitted, actor.getSnapshot().value]).toEqual([[], 'loggingIn']);
    actor.send({ type: 'login.over' });
    expect(awaiting.now).toBe(1);
    actor.send(found);
    expect(emitted).toEqual([{ type: 'session.joined' }]);
  });

  test('opens its session when it succeeds, and leaving its form changes nothing then', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'login.began' });
    actor.send({ type: 'login.succeeded', login });
    actor.send({ type: 'login.over' });
    expect(emitted).toEqual([{ type: 'session.opened', login }]);
    expect(actor.getSnapshot().value).toBe('loggedIn');
  });

  test('gives way to a guard and to staff', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'login.began' });
    actor.send({ type: 'login.required' });
    actor.send({ type: 'handover.wanted' });
    expect(emitted).toEqual([{ type: 'session.closed', by: 'guard' }]);
    expect(actor.getSnapshot().value).toBe('handedOver');
  });
});

describe('staff who come to act as a user', () => {
  const wanted = { type: 'handover.wanted' } as const;
  const closed = { type: 'session.closed', by: 'handover' };

  test('end an open session: the server is told once, then it is closed here', async () => {
    const { actor, emitted, logOut } = opened();
    actor.send(wanted);
    actor.send(wanted);
    expect([emitted, actor.getSnapshot().value]).toEqual([[], 'handingOver']);
    await vi.runAllTimersAsync();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(emitted).toEqual([closed]);
    expect(actor.getSnapshot().context).toEqual(nobody);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('500')), 0],
    ['never answers', () => new Promise<void>(() => {}), 4000],
  ])('also when the server %s, without a word', async (_, answer, ms) => {
    const { actor, emitted } = opened(answer);
    actor.send(wanted);
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms - 1);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual([closed]);
    expect(actor.getSnapshot().value).toBe('handedOver');
  });

  test('tell nobody when nobody is logged in', () => {
    const { actor, emitted, logOut } = start();
    actor.send(wanted);
    expect([emitted, logOut.mock.calls]).toEqual([[], []]);
    expect(actor.getSnapshot().value).toBe('handedOver');
  });

  test('join no login of another tab until they have gone elsewhere', () => {
    const { actor, emitted, awaiting } = start();
    actor.send(wanted);
    expect(awaiting.now).toBe(0);
    actor.send({ type: 'token.found', user: login.user_data, unitKey: undefined, acting: false });
    expect([emitted, actor.getSnapshot().context]).toEqual([[], nobody]);
    actor.send({ type: 'handover.over' });
    expect(awaiting.now).toBe(1);
  });

  test('open a session that says so, until it ends', () => {
    const { actor, emitted } = start();
    actor.send(wanted);
    actor.send({ type: 'login.succeeded', login: actingLogin });
    expect(actor.getSnapshot().context.acting).toBe(true);
    expect(emitted).toEqual([{ type: 'session.opened', login: actingLogin }]);
    actor.send({ type: 'token.lost', by: 'expired' });
    expect(actor.getSnapshot().context).toEqual(nobody);
  });
});

test('a changed name is the user’s from now on, and nothing else of them changes', () => {
  const { actor, emitted } = opened();
  actor.send({ type: 'name.changed', firstname: 'Anica', lastname: 'Zupan' });
  const user = { ...login.user_data, firstname: 'Anica', lastname: 'Zupan' };
  expect(actor.getSnapshot().context.user).toEqual(user);
  expect(emitted).toEqual([{ type: 'user.changed', user }]);
});

test('without a session nothing but a guard closes anything', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'call.unauthorised' });
  actor.send({ type: 'logout.chosen' });
  actor.send({ type: 'units.loaded', units: [unit('14')] });
  expect(emitted).toEqual([]);
  actor.send({ type: 'login.required' });
  expect(emitted).toEqual([{ type: 'session.closed', by: 'guard' }]);
});

describe('the selected unit', () => {
  test('is the first of the list, then the chosen one, which may be chosen again', () => {
    const { actor, emitted } = opened();
    const units = [unit('14'), unit('22')];
    actor.send({ type: 'units.loaded', units });
    actor.send({ type: 'unit.chosen', key: unitKey(unit('22')) });
    actor.send({ type: 'unit.chosen', key: unitKey(unit('22')) });
    expect(emitted).toEqual([
      { type: 'unit.changed', unit: unit('14'), chosen: false },
      { type: 'unit.changed', unit: unit('22'), chosen: true },
      { type: 'unit.changed', unit: unit('22'), chosen: true },
    ]);
  });

  const restored = () => {
    const started = start();
    const stored = { user: login.user_data, unitKey: unitKey(unit('22')), acting: false };
    started.actor.send({ type: 'session.restored', ...stored });
    return started;
  };

  test('of the last visit is none before the list has come, and then the one that the list has', () => {
    const { actor } = restored();
    expect(selectedUnit(actor.getSnapshot().context)).toBeUndefined();
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('22')] });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('22'));
  });

  test('of the last visit gives way to the first when it has been sold, for good', () => {
    const { actor } = restored();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('22')] });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
  });

  test('is the one that this session has stored where the list can not be loaded, until it can', () => {
    const { actor, emitted } = restored();
    actor.send({ type: 'units.failed', unit: unit('22') });
    expect(emitted).toEqual([{ type: 'unit.changed', unit: unit('22'), chosen: false }]);
    actor.send({ type: 'units.loaded', units: [unit('14'), unit('15')] });
    actor.send({ type: 'units.failed', unit: unit('22') });
    expect(selectedUnit(actor.getSnapshot().context)).toEqual(unit('14'));
  });

  test('is cleared by an empty list', () => {
    const { actor } = opened();
    actor.send({ type: 'units.loaded', units: [unit('14')] });
    actor.send({ type: 'units.loaded', units: [] });
    expect(selectedUnit(actor.getSnapshot().context)).toBeUndefined();
  });
});
