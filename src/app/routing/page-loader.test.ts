import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ana } from '../../domain/session/session-data.fixture';
import { type AccessAnswer, type AccessInput, accessMachine } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { sessionMachine } from '../../machines/session';
import { internalPages } from '../../navigation/allowed-pages';
import { pageEntry, type RouteName } from '../../navigation/page-table';
import { createMemoryStore } from '../../storage/key-value-store';
import { keepLinkToken, openLinkToken } from '../../storage/link-token';
import { createPortalStore } from '../../storage/portal-store';
import { AccessUnavailable } from './access-unavailable';
import { loadPage } from './page-loader';

const EXPIRES_AT = 4_000_000_000;
const token = `a.${Buffer.from(`{"exp":${EXPIRES_AT}}`).toString('base64url')}.c`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A portal whose server answers as given, with or without a session. */
function start(isLoggedIn: boolean, answer: () => Promise<AccessAnswer>) {
  const store = createPortalStore(createMemoryStore());
  const loadAccess = fromPromise<AccessAnswer, AccessInput>(answer);
  const session = createActor(sessionMachine).start();
  const access = createActor(accessMachine.provide({ actors: { loadAccess } })).start();
  if (isLoggedIn) {
    store.saveLogin({ token_string: token, user_data: ana });
    session.send({ type: 'session.restored', user: ana, unitKey: undefined, acting: false });
    access.send({ type: 'pages.wanted' });
  }
  const history = { state: {}, replaceState: (state: object) => Object.assign(history, { state }) };
  keepLinkToken(history, 'link', '/');
  const linkToken = openLinkToken(history);
  const settings = {
    portal: { session, access, store, linkToken } as unknown as Portal,
    onNavigation: vi.fn(),
    onLoginWanted: vi.fn(),
    onNotAllowed: vi.fn(),
    prepare: vi.fn(async () => {}),
  };
  const load = (name: RouteName, first = false) => {
    const target = pageEntry(name);
    const { signal } = new AbortController();
    return loadPage({ target, path: `${target.path}#x`, first, signal }, settings);
  };
  return { session, linkToken, settings, load };
}

const never = () => new Promise<never>(() => {});
const grants = (...pages: number[]) => {
  const answer = { pages: [...pages, ...internalPages], hasTenants: false };
  return async () => answer;
};

test('the emergency card is shown before the allowed pages are known, any other page after', async () => {
  const { load } = start(true, never);
  expect(await load('emergency')).toBeUndefined();
  const shown = vi.fn();
  void load('home').then(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).not.toHaveBeenCalled();
});

test('a page that is opened when the token has just expired ends the session and leads to login', async () => {
  const { load, session, settings } = start(true, grants(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(await load('open-items')).toBeUndefined();
  vi.setSystemTime(EXPIRES_AT * 1000);
  expect(await load('open-items')).toBe('/prijava');
  expect(session.getSnapshot().value).toBe('loggedOut');
  expect(settings.onLoginWanted).toHaveBeenCalledExactlyOnceWith('/odprte-postavke#x');
});

test('a visitor who leaves the login page ends the login that is under way', async () => {
  const { load, session } = start(false, never);
  session.send({ type: 'login.began' });
  await load('login');
  expect(session.getSnapshot().value).toBe('loggingIn');
  await load('register');
  expect(session.getSnapshot().value).toBe('loggedOut');
});

test('login leads a visitor back to a page that shows visitors less, but to no page of visitors', async () => {
  const { load, settings } = start(false, never);
  for (const page of ['forms', 'emergency', 'register', 'login'] as const) {
    expect(await load(page)).toBeUndefined();
  }
  expect(settings.onLoginWanted.mock.calls.flat()).toEqual(['/obrazci#x', '/nujni-primeri#x']);
});

test('a page that is not allowed leads to the first allowed one with a message; login leads home without one', async () => {
  const { load, settings } = start(true, grants(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(await load('login')).toBe('/');
  expect(settings.onNotAllowed).not.toHaveBeenCalled();
  expect(await load('reserve-fund')).toBe('/');
  expect(settings.onNotAllowed).toHaveBeenCalledOnce();
  expect(settings.onLoginWanted).not.toHaveBeenCalled();
});

test('without a list of allowed pages a page of the session fails, and a public one is shown', async () => {
  const { load } = start(true, () => Promise.reject(new Error('500')));
  await vi.advanceTimersByTimeAsync(0);
  await expect(load('home')).rejects.toBeInstanceOf(AccessUnavailable);
  expect(await load('not-found')).toBeUndefined();
});

test('only the first page is prepared, and is shown once that is done', async () => {
  const { load, settings } = start(true, grants(2));
  await vi.advanceTimersByTimeAsync(0);
  settings.prepare.mockImplementation(() => new Promise<void>((done) => setTimeout(done, 200)));
  const shown = vi.fn();
  void load('home', true).then(shown);
  await vi.advanceTimersByTimeAsync(199);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
  await load('open-items');
  expect(settings.prepare).toHaveBeenCalledExactlyOnceWith(pageEntry('home'));
});

test('E02, K3 a staff link waits for the end of the open session, then its token is taken once', async () => {
  const { load, session, linkToken } = start(true, grants(2));
  await vi.advanceTimersByTimeAsync(0);
  const loading = load('login-as-user', true);
  const opened = vi.spyOn(session, 'send');
  expect(linkToken.read()).toBe('link');
  expect(await loading).toBeUndefined();
  expect(session.getSnapshot().matches('handedOver')).toBe(true);
  expect(opened.mock.calls.at(-1)).toEqual([{ type: 'link.opened', token: 'link' }]);
  expect(linkToken.read()).toBeUndefined();
  await load('register');
  expect(session.getSnapshot().value).toBe('loggedOut');
});
