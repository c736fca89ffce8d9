import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unitWith } from '../../domain/session/session-data.fixture';
import { createMemoryStore } from '../../storage/key-value-store';
import { createPortalStore } from '../../storage/portal-store';
import { storageKeys } from '../../storage/storage-keys';

/** The build's table: a layout has its file, and each page has its own and one that it shares. */
const PAGE_FILES = {
  files: ['/shell.js', '/blank.js', '/page.js', '/login.js', '/shared.css', '/shared.js'],
  of: new Proxy({} as Record<string, number[]>, {
    get: (_, name) =>
      ({ default: [0, 4, 5], blank: [1, 5], login: [3, 5] })[String(name)] ?? [2, 4, 5],
  }),
};
const unit = unitWith({ inventarna_stevilka: '0137/1' });

let startEarly: () => void;
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('PAGE_FILES', PAGE_FILES);
  ({ startEarly } = await import('./ask-early'));
});
afterAll(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyAnswers = undefined;
});

/** A token that is live for an hour. */
const liveToken = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({})}.${part({ exp: Date.now() / 1000 + 3600 })}.x`;
};

interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly pages?: readonly number[];
  readonly hasSession?: boolean;
  /** Whether this session has stored the unit. */
  readonly ownsUnit?: boolean;
  readonly attributes?: Record<string, string>;
}

/** Opens an address. @returns the files that it preloads and the addresses that it asks */
function open(visit: Visit) {
  const { path, search = '', pages, hasSession = true, ownsUnit = true, attributes } = visit;
  const local = createMemoryStore();
  if (hasSession) {
    const store = createPortalStore(local);
    if (!ownsUnit) store.saveUnit(unit);
    local.setItem(storageKeys.token, liveToken());
    if (ownsUnit) store.saveUnit(unit);
    store.savePages(pages ?? [2, 3, 7, 15, 106]);
  }
  const links: Record<string, string>[] = [];
  const asked: string[] = [];
  const dataset = { product: 'portal', ...attributes };
  vi.stubGlobal('window', {
    location: { pathname: path, search, origin: 'https://portal.si' },
    localStorage: local,
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'portal' ? { dataset } : null),
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => links.push(link) },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response();
  });
  startEarly();
  return { links, files: links.map(({ href }) => href), asked };
}

const user = 'https://portal.si/api/portal-user';
const shell = [
  `${user}/v2/allowed_pages`,
  `${user}/v2/has_user_tenants`,
  `${user}/v1/e_manager/enota`,
  'https://portal.si/api/auth/v1/user_managers',
  `${user}/v2/notifications/unread_num`,
];

test('a page with a session fetches each of its files once, and asks what it shows first', () => {
  const { files, links, asked } = open({ path: '/odprte-postavke' });
  expect(files).toEqual(['/shell.js', '/shared.css', '/shared.js', '/page.js']);
  expect(links[0]).toEqual({ rel: 'modulepreload', href: '/shell.js', crossOrigin: '' });
  expect(links[1]).toEqual({ rel: 'preload', as: 'style', href: '/shared.css', crossOrigin: '' });
  expect(asked).toEqual([...shell, `${user}/v2/open_items?inventarna_stevilka=0137%2F1`]);
});

test('the unit stands in the path where the call has a place for it', () => {
  expect(open({ path: '/odcitki' }).asked.at(-1)).toBe(`${user}/v2/readings/0137%2F1`);
});

test('a page with filters in its address asks only what the shell needs: its own call is another one', () => {
  expect(open({ path: '/odprte-postavke', search: '?namen=redni' }).asked).toEqual(shell);
});

test('what the stored list of pages does not permit is not asked', () => {
  const { asked } = open({ path: '/odprte-postavke', pages: [106] });
  expect(asked).toEqual([shell[0], shell[2], shell[3]]);
});

test('another API is asked; one that is no origin, and a page without a product, get no token', () => {
  const { asked } = open({ path: '/', attributes: { apiOrigin: 'https://api.si' } });
  expect(asked[0]).toBe('https://api.si/api/portal-user/v2/allowed_pages');
  for (const attributes of [{ apiOrigin: 'https://api.si/x?' }, { product: '' }]) {
    const { asked, files } = open({ path: '/', attributes });
    expect(asked).toEqual([]);
    expect(files).toContain('/shell.js');
  }
});

test('without a session a page fetches the files of the login, to which it leads', () => {
  const { files, asked } = open({ path: '/odprte-postavke', hasSession: false });
  expect(files).toEqual(['/blank.js', '/shared.js', '/login.js']);
  expect(asked).toEqual([]);
});

test.each([true, false])(
  'a public page fetches its own files and asks nothing, with a session: %s',
  (hasSession) => {
    const { files, asked } = open({ path: '/registracija', hasSession });
    expect(files).toEqual(['/blank.js', '/shared.js', '/page.js', '/shared.css']);
    expect(asked).toEqual([]);
  },
);

test('the unit of an earlier session is not asked about', () => {
  expect(open({ path: '/odprte-postavke', ownsUnit: false }).asked).toEqual(shell);
});

test.each([
  ['/dokumenti-upravnika/12', true],
  ['/dokumenti-upravnika/', false],
  ['/dokumenti-upravnika/12/13', false],
  ['/login-as-user/x.y.z', false],
  ['/ni-je', false],
])('%s is a page whose files are fetched early: %s', (path, isPage) => {
  expect(open({ path }).files.length > 0).toBe(isPage);
});
