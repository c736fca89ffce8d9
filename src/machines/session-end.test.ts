import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login } from '../domain/session/session-data.fixture';
import { unitKey } from '../domain/units/unit';
import { opened, start, unit, withoutSession } from './session.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    expect(actor.getSnapshot().context).toEqual(withoutSession);
    expect(watching.now).toBe(0);
  });

  test('is closed by a report of `watchToken`', () => {
    const { emitted, watching } = opened();
    watching.report({ type: 'token.lost', by: 'expired' });
    expect(emitted).toEqual([{ type: 'session.closed', by: 'expired' }]);
  });
});

describe('logout', () => {
  test('sends one request however often it is chosen, then closes', async () => {
    const { actor, emitted, asked } = opened();
    actor.send({ type: 'logout.chosen' });
    actor.send({ type: 'logout.chosen' });
    expect(emitted).toEqual([]);
    await vi.runAllTimersAsync();
    expect(asked.logouts).toBe(1);
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }]);
  });

  test('closes here also when the server fails, and emits the failure', async () => {
    const { actor, emitted } = start({ toLogout: () => Promise.reject(new Error('500')) });
    actor.send({ type: 'login.succeeded', login });
    emitted.length = 0;
    actor.send({ type: 'logout.chosen' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }, { type: 'logout.failed' }]);
  });

  test('closes here within 4 s also when the server never answers', async () => {
    const { actor, emitted } = start({ toLogout: () => new Promise(() => {}) });
    actor.send({ type: 'login.succeeded', login });
    emitted.length = 0;
    actor.send({ type: 'logout.chosen' });
    await vi.advanceTimersByTimeAsync(3999);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }, { type: 'logout.failed' }]);
  });

  test('closes once when its answer is a 401', async () => {
    const { actor, emitted } = opened();
    actor.send({ type: 'logout.chosen' });
    actor.send({ type: 'call.unauthorised' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'session.closed', by: 'logout' }]);
  });
});

test('without a session only a required login closes anything', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'call.unauthorised' });
  actor.send({ type: 'logout.chosen' });
  actor.send({ type: 'units.loaded', units: [unit('14')] });
  expect(emitted).toEqual([]);
  actor.send({ type: 'login.required' });
  expect(emitted).toEqual([{ type: 'session.closed', by: 'guard' }]);
});
