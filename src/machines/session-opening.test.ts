import { describe, expect, test } from 'vitest';
import { login } from '../domain/session/session-data.fixture';
import { unitKey } from '../domain/units/unit';
import { start, unit, withoutSession } from './session.fixture';

test('a login opens the session and emits it', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'login.succeeded', login });
  expect(actor.getSnapshot().matches('loggedIn')).toBe(true);
  expect(actor.getSnapshot().context.user).toEqual(login.user_data);
  expect(emitted).toEqual([{ type: 'session.opened', login }]);
});

test('a stored session is restored without an event', () => {
  const { actor, emitted } = start();
  const stored = { user: login.user_data, unitKey: unitKey(unit('14')), acting: true };
  actor.send({ type: 'session.restored', ...stored });
  expect(actor.getSnapshot().matches('loggedIn')).toBe(true);
  expect(actor.getSnapshot().context).toEqual({ ...withoutSession, ...stored });
  expect(emitted).toEqual([]);
});

test('a login in another tab is joined only without a session of this tab', () => {
  const { actor, emitted } = start();
  const stored = { user: login.user_data, unitKey: unitKey(unit('14')), acting: true };
  actor.send({ type: 'token.found', ...stored });
  expect(actor.getSnapshot().context).toEqual({ ...withoutSession, ...stored });
  actor.send({ type: 'token.found', ...stored, acting: false });
  expect(emitted).toEqual([{ type: 'session.joined' }]);
});

describe('a login that is under way', () => {
  const found = {
    type: 'token.found',
    user: undefined,
    unitKey: undefined,
    acting: false,
  } as const;

  test('does not join a login of another tab until it is over', () => {
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

  test('opens its session when it succeeds; leaving the form after that changes nothing', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'login.began' });
    actor.send({ type: 'login.succeeded', login });
    actor.send({ type: 'login.over' });
    expect(emitted).toEqual([{ type: 'session.opened', login }]);
    expect(actor.getSnapshot().matches('loggedIn')).toBe(true);
  });

  test('ends for a required login and for staff', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'login.began' });
    actor.send({ type: 'login.required' });
    actor.send({ type: 'handover.wanted' });
    expect(emitted).toEqual([{ type: 'session.closed', by: 'guard' }]);
    expect(actor.getSnapshot().value).toEqual({ handedOver: 'awaitingLink' });
  });
});
