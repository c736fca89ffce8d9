import { describe, expect, test } from 'vitest';
import { login, unitWith } from '../domain/session/session-data.fixture';
import { createMemoryStore, type KeyValueStore } from './key-value-store';
import { createPortalStore } from './portal-store';
import { storageKeys } from './storage-keys';

/** A store that refuses the n-th write. */
function refusing(nth: number): KeyValueStore {
  const store = createMemoryStore();
  let writes = 0;
  return {
    ...store,
    setItem: (key, value) => {
      writes += 1;
      if (writes === nth) throw new DOMException('full', 'QuotaExceededError');
      store.setItem(key, value);
    },
  };
}

test('the keys are those of §3', () => {
  expect(storageKeys).toEqual({
    token: 'JWT',
    user: 'userData',
    unit: 'selectedUnit',
    pages: 'allowedPages',
    layout: 'layout',
  });
});

test('a login is stored completely', () => {
  const store = createPortalStore(createMemoryStore());
  expect(store.saveLogin(login)).toBe(true);
  expect(store.token()).toBe('a.b.c');
  expect(store.user()).toEqual(login.user_data);
});

test('a login is stored, then the unit and the pages of the session before are cleared (§4)', () => {
  const memory = createMemoryStore();
  memory.setItem('selectedUnit', '{}');
  const steps: string[] = [];
  const store = createPortalStore({
    getItem: memory.getItem,
    setItem: (key) => void steps.push(`set ${key}`),
    removeItem: (key) => void steps.push(`remove ${key}`),
  });
  store.saveLogin(login);
  expect(steps).toEqual(['set userData', 'set JWT', 'remove selectedUnit', 'remove allowedPages']);
});

test.each([1, 2])(
  'a login whose write %i is refused leaves no part stored, and the pages of a visitor',
  (nth) => {
    // The first write is that of the pages.
    const store = createPortalStore(refusing(nth + 1));
    store.savePages([100, 106]);
    expect(store.saveLogin(login)).toBe(false);
    expect(store.token()).toBeNull();
    expect(store.user()).toBeUndefined();
    expect(store.pages()).toEqual([100, 106]);
  },
);

test('a changed user is stored again, with the same token', () => {
  const store = createPortalStore(createMemoryStore());
  store.saveLogin(login);
  store.saveUser({ ...login.user_data, firstname: 'Anica' });
  expect([store.user()?.firstname, store.token()]).toEqual(['Anica', 'a.b.c']);
});

const unit = unitWith({ stez_stanovanja: 14 });

test('a unit belongs only to the session that stored it', () => {
  const memory = createMemoryStore();
  const store = createPortalStore(memory);
  store.saveLogin(login);
  store.saveUnit(unit);
  expect([store.unit(), store.ownUnit()]).toEqual([unit, unit]);
  memory.setItem('JWT', 'another.users.token');
  expect([store.unit(), store.ownUnit()]).toEqual([unit, undefined]);
});

test.each([JSON.stringify(unit), JSON.stringify({ ...unit, session: 'x' })])(
  'a unit without its session belongs to no session, but may be preselected: %s',
  (text) => {
    const memory = createMemoryStore();
    const store = createPortalStore(memory);
    store.saveLogin(login);
    memory.setItem('selectedUnit', text);
    expect([store.ownUnit(), store.unit()]).toEqual([undefined, unit]);
  },
);

test('a token that is not live is never returned as live', () => {
  const store = createPortalStore(createMemoryStore());
  store.saveLogin(login);
  expect(store.liveToken()).toBeUndefined();
});

test('the end of a session clears token, user and unit, and nothing else', () => {
  const memory = createMemoryStore();
  const store = createPortalStore(memory);
  for (const key of Object.values(storageKeys)) memory.setItem(key, '[]');
  store.clearSession();
  expect(Object.values(storageKeys).filter((key) => memory.getItem(key) !== null)).toEqual([
    'allowedPages',
    'layout',
  ]);
});

describe.each([
  '',
  'null',
  'undefined',
  '{',
  '[object Object]',
  '"x"',
  '5',
  '{"__proto__":{"polluted":1}}',
])('an entry damaged to %s', (text) => {
  test('is not used and pollutes no object', () => {
    const memory = createMemoryStore();
    const store = createPortalStore(memory);
    memory.setItem(storageKeys.unit, text);
    memory.setItem(storageKeys.pages, text);
    memory.setItem(storageKeys.layout, text);
    expect([store.unit(), store.pages()]).toEqual([undefined, undefined]);
    expect(store.layout()).toEqual({ darkTheme: null, scale: 14, activeMenuItem: null });
    expect(memory.getItem(storageKeys.unit)).toBeNull();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

test('of the stored pages only the numbers count', () => {
  const memory = createMemoryStore();
  memory.setItem(storageKeys.pages, '[1,"2",null,3.5,[4],5]');
  expect(createPortalStore(memory).pages()).toEqual([1, 5]);
});

test('§3 theme, font scale and active menu item are read as they were stored', () => {
  const memory = createMemoryStore();
  const store = createPortalStore(memory);
  expect(store.layout()).toEqual({ darkTheme: null, scale: 14, activeMenuItem: null });
  const chosen = { darkTheme: true, scale: 18, activeMenuItem: 'readings' };
  store.saveLayout(chosen);
  expect(memory.getItem('layout')).toBe(JSON.stringify(chosen));
  expect(store.layout()).toEqual(chosen);
  memory.setItem('layout', '{"darkTheme":true,"scale":18,"activeMenuItem":5}');
  expect(store.layout()).toEqual({ ...chosen, activeMenuItem: null });
});

test('H14 a damaged layout is dropped', () => {
  const memory = createMemoryStore();
  memory.setItem(storageKeys.layout, '{"darkTheme":true,"scale":"x"}');
  expect(createPortalStore(memory).layout()).toEqual({
    darkTheme: null,
    scale: 14,
    activeMenuItem: null,
  });
  expect(memory.getItem(storageKeys.layout)).toBeNull();
});

test('a store that always throws reads as empty and causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createPortalStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
  store.clearSession();
  store.savePages([1]);
  expect([store.token(), store.user(), store.unit(), store.pages()]).toEqual([
    null,
    undefined,
    undefined,
    undefined,
  ]);
});
