import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiOf } from '../../api/bound-api';
import { unitWith } from '../../domain/session/session-data.fixture';
import { unitKey } from '../../domain/units/unit';
import type { Portal } from '../../machines/portal-context';
import { internalPages } from '../../navigation/allowed-pages';
import { createMemoryStore } from '../../storage/key-value-store';
import { messages } from '../../text/common/messages';
import { login, start, token } from './wiring.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Ending = Parameters<Portal['session']['send']>[0];
const unauthorised: Ending = { type: 'call.unauthorised' };
const lost = (by: 'expired' | 'elsewhere' | 'clock'): Ending => ({ type: 'token.lost', by });

/** A page with a request that is under way, a cached answer, and a form that is filled in. */
async function openPage(pathname = '/obvestila') {
  const memory = createMemoryStore();
  const it = start(vi.fn, { memory, pathname });
  await vi.advanceTimersByTimeAsync(0);
  it.portal.access.send({ type: 'pages.wanted' });
  // Not by the cache, which aborts its own: as a form is sent.
  apiOf(it.queryClient)
    .client.GET('/api/auth/v1/user_managers', {})
    .catch(() => undefined);
  it.queryClient.setQueryData(['bills'], 'of Ana');
  it.portal.drafts.keep('f', { a: '1' });
  return { ...it, memory, draft: () => it.portal.drafts.read('f') };
}

const endings: [string, Ending][] = [
  ['a 401', unauthorised],
  ['an expired token', lost('expired')],
  ['another tab', lost('elsewhere')],
  ['a wrong clock', lost('clock')],
  ['the guard', { type: 'login.required' }],
  ['a logout', { type: 'logout.chosen' }],
  ['staff', { type: 'handover.wanted' }],
];

test.each(endings)('K6 a session that is ended by %s leaves nothing of it', async (_, ending) => {
  const { portal, store, memory, queryClient, fetch, stop } = await openPage();
  store.saveUnit(unitWith());
  store.savePages([2, ...internalPages]);
  portal.session.send(ending);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([store.token(), store.user(), memory.getItem('selectedUnit')]).toEqual([
    null,
    undefined,
    null,
  ]);
  expect(store.pages()).toEqual(internalPages);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(portal.access.getSnapshot().value).toBe('internalOnly');
  const open = vi.mocked(fetch).mock.calls.filter(([{ signal }]) => !signal.aborted);
  expect(open.map(([{ url }]) => url)).toEqual([]);
  stop();
});

test.each(endings)(
  'a session that is ended by %s leaves a later session of another tab',
  async (_, ending) => {
    const { portal, memory, stop } = await openPage();
    const others = token.replace('a.', 'b.');
    memory.setItem('JWT', others);
    portal.session.send(ending);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(memory.getItem('JWT')).toBe(others);
    expect(memory.getItem('userData')).not.toBeNull();
    stop();
  },
);

test.each([
  ['a 401', unauthorised, true, [messages.sessionExpired]],
  ['an expired token', lost('expired'), true, [messages.sessionExpired]],
  ['a wrong clock', lost('clock'), true, []],
  ['the guard', { type: 'login.required' }, true, []],
  ['another tab', lost('elsewhere'), false, []],
  ['a logout', { type: 'logout.chosen' }, false, []],
  ['staff', { type: 'handover.wanted' }, false, []],
] as [string, Ending, boolean, string[]][])(
  'after %s what was typed stays: %2$s',
  async (_, ending, stays, said) => {
    const { portal, notices, draft, stop } = await openPage();
    portal.session.send(ending);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(draft() !== undefined).toBe(stays);
    expect(vi.mocked(notices.info).mock.calls.flat()).toEqual(said);
    stop();
  },
);

test.each([
  ['an expired token', '/obvestila', lost('expired'), { replace: true, state: null }],
  [
    'a wrong clock',
    '/obvestila',
    lost('clock'),
    { replace: true, state: { arrival: 'device.time' } },
  ],
  ['a logout', '/obvestila', { type: 'logout.chosen' }, { replace: false, state: null }],
  [
    'an expired token on a link',
    '/prevzem/povezava',
    lost('expired'),
    { replace: false, state: null },
  ],
] as [string, string, Ending, object][])(
  '%s leads to login, and Back past it only where a page is left to go back to',
  async (_, pathname, ending, options) => {
    const { portal, router, stop } = await openPage(pathname);
    portal.session.send(ending);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/prijava', options);
    stop();
  },
);

test.each([{ type: 'login.required' }, { type: 'handover.wanted' }] as Ending[])(
  'the page that has asked for $type decides where it leads itself',
  async (ending) => {
    const { portal, router, stop } = await openPage();
    portal.session.send(ending);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(router.navigate).not.toHaveBeenCalled();
    stop();
  },
);

test('a logout that the server does not answer ends here with a message', async () => {
  const { portal, notices, stop } = await openPage();
  portal.session.send({ type: 'logout.chosen' });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(notices.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(notices.error).toHaveBeenCalledExactlyOnceWith(messages.logoutFailed);
  stop();
});

test('a login that the browser refuses to store shows a message and opens nothing', async () => {
  const memory = createMemoryStore();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { portal, notices, router, stop } = start(vi.fn, {
    memory: { ...memory, setItem: refuse },
  });
  portal.session.send({ type: 'login.succeeded', login });
  expect(notices.error).toHaveBeenCalledExactlyOnceWith(messages.notStored);
  expect(portal.session.getSnapshot().value).toBe('loggedOut');
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/prijava', expect.anything());
  stop();
});

test('a login opens the page that it was asked on, in its place, and requests the allowed pages', async () => {
  const { portal, router, stop } = await openPage('/obvestila');
  portal.session.send(lost('expired'));
  vi.mocked(router.navigate).mockClear();
  portal.session.send({ type: 'login.succeeded', login });
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/obvestila', { replace: true });
  expect(portal.access.getSnapshot().value).toBe('firstLoad');
  stop();
});

test('a login in another tab is joined: its pages are requested, and the open page decides again', async () => {
  const { portal, memory, router, stop } = await openPage();
  portal.session.send(lost('elsewhere'));
  memory.setItem('JWT', token);
  memory.setItem('userData', JSON.stringify(login.user_data));
  await vi.advanceTimersByTimeAsync(0);
  portal.session.send({
    type: 'token.found',
    user: login.user_data,
    unitKey: undefined,
    acting: false,
  });
  expect(router.revalidate).toHaveBeenCalled();
  expect(portal.access.getSnapshot().value).toBe('firstLoad');
  stop();
});

test('a chosen unit is stored only with its own session', async () => {
  const { portal, store, memory, stop } = await openPage();
  const units = [unitWith(), unitWith({ inventarna_stevilka: '22' })];
  portal.session.send({ type: 'units.loaded', units });
  expect(store.ownUnit()).toEqual(units[0]);
  portal.session.send({
    type: 'unit.chosen',
    key: unitKey(unitWith({ inventarna_stevilka: '22' })),
  });
  expect(store.ownUnit()).toEqual(units[1]);
  memory.setItem('JWT', token.replace('a.', 'b.'));
  portal.session.send({ type: 'unit.chosen', key: unitKey(unitWith()) });
  expect(store.unit()).toEqual(units[1]);
  stop();
});
