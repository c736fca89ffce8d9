import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login } from '../domain/session/session-data.fixture';
import { actingLogin, opened, start, withoutSession } from './session.fixture';
import { LinkRefused } from './session-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('staff who act as a user', () => {
  const wanted = { type: 'handover.wanted' } as const;
  const closed = { type: 'session.closed', by: 'handover' };

  test('end an open session: one request to the server, then it is closed here', async () => {
    const { actor, emitted, asked } = opened();
    actor.send(wanted);
    actor.send(wanted);
    expect([emitted, actor.getSnapshot().value]).toEqual([[], 'handingOver']);
    await vi.runAllTimersAsync();
    expect(asked.logouts).toBe(1);
    expect(emitted).toEqual([closed]);
    expect(actor.getSnapshot().context).toEqual(withoutSession);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('500')), 0],
    ['never answers', () => new Promise<void>(() => {}), 4000],
  ])('end a session also when the server %s, without a failure event', async (_, answer, ms) => {
    const { actor, emitted } = opened({ toLogout: answer });
    actor.send(wanted);
    if (ms > 0) await vi.advanceTimersByTimeAsync(ms - 1);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual([closed]);
    expect(actor.getSnapshot().value).toEqual({ handedOver: 'awaitingLink' });
  });

  test('send no logout without a session', () => {
    const { actor, emitted, asked } = start();
    actor.send(wanted);
    expect([emitted, asked.logouts]).toEqual([[], 0]);
    expect(actor.getSnapshot().value).toEqual({ handedOver: 'awaitingLink' });
  });

  test('do not join a login of another tab until they leave the page', () => {
    const { actor, emitted, awaiting } = start();
    actor.send(wanted);
    expect(awaiting.now).toBe(0);
    actor.send({ type: 'token.found', user: login.user_data, unitKey: undefined, acting: false });
    expect([emitted, actor.getSnapshot().context]).toEqual([[], withoutSession]);
    actor.send({ type: 'handover.over' });
    expect(awaiting.now).toBe(1);
  });

  test('open a session that is marked as acting until it ends', async () => {
    const { actor, emitted, asked } = start({ toLink: async () => actingLogin });
    actor.send(wanted);
    actor.send({ type: 'link.opened', token: 'link' });
    // The loader may run again for the same page.
    actor.send({ type: 'link.opened', token: undefined });
    await vi.runAllTimersAsync();
    expect(asked.links).toEqual(['link']);
    expect(emitted).toEqual([{ type: 'session.opened', login: actingLogin }]);
    const { acting, link } = actor.getSnapshot().context;
    expect([acting, link]).toEqual([true, undefined]);
    actor.send({ type: 'token.lost', by: 'expired' });
    expect(actor.getSnapshot().context).toEqual(withoutSession);
  });

  test('are not logged in when they leave the page before the answer', async () => {
    const { actor, emitted } = start();
    actor.send(wanted);
    actor.send({ type: 'link.opened', token: 'link' });
    actor.send({ type: 'handover.over' });
    await vi.runAllTimersAsync();
    expect([emitted, actor.getSnapshot().value]).toEqual([[], 'loggedOut']);
    expect(actor.getSnapshot().context).toEqual(withoutSession);
  });
});

describe('a staff link', () => {
  const wanted = { type: 'handover.wanted' } as const;
  const refused = { type: 'link.refused' };

  test.each([
    ['that the server refuses', 'link'],
    ['without a token', undefined],
  ])('%s is refused once, and opens nothing', async (_, token) => {
    const { actor, emitted } = start({ toLink: () => Promise.reject(new LinkRefused('403')) });
    actor.send(wanted);
    actor.send({ type: 'link.opened', token });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([refused]);
    expect(actor.getSnapshot().value).toEqual({ handedOver: 'refused' });
  });

  test('is refused when it is opened again without a handover, with or without a session', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'link.opened', token: 'link' });
    actor.send({ type: 'login.succeeded', login });
    emitted.length = 0;
    actor.send({ type: 'link.opened', token: 'link' });
    expect(emitted).toEqual([refused]);
    expect(actor.getSnapshot().matches('loggedIn')).toBe(true);
  });

  test('F08 is exchanged again after a failure only when the user retries, once per retry', async () => {
    const failure = new Error('503');
    const { actor, emitted, asked } = start({ toLink: () => Promise.reject(failure) });
    actor.send(wanted);
    actor.send({ type: 'link.opened', token: 'link' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.links).toHaveLength(1);
    expect(actor.getSnapshot().context.linkFailure).toBe(failure);
    actor.send({ type: 'link.retried' });
    actor.send({ type: 'link.retried' });
    expect(actor.getSnapshot().context.linkFailure).toBe(failure);
    await vi.runAllTimersAsync();
    expect(asked.links).toEqual(['link', 'link']);
    actor.send({ type: 'handover.over' });
    expect([emitted, actor.getSnapshot().context]).toEqual([[], withoutSession]);
  });
});
