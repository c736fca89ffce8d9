import { describe, expect, test } from 'vitest';
import { decideAccess } from './access-rule';
import { internalPages } from './allowed-pages';
import { type Access, type MenuItem, menu } from './menu';
import { pageEntry, pageTable, type RouteName } from './page-table';

const all: Access = {
  pages: [...Array.from({ length: 20 }, (_, i) => i + 1), ...internalPages],
  hasTenants: true,
};
const none: Access = { pages: internalPages, hasTenants: false };

const at = (name: RouteName, loggedIn: boolean, access = all, first = false) =>
  decideAccess({ target: pageEntry(name), loggedIn, access, first });

describe('the navigation guard (§2)', () => {
  test('sends a logged-in user from login to home', () => {
    expect(at('login', true)).toEqual({ kind: 'go', to: 'home', endSession: false });
    expect(at('login', false, none).kind).toBe('allow');
  });

  test.each(pageTable.filter((page) => page.requiresAuth).map((page) => page.name))(
    'ends the session and goes to login from %s without a valid login',
    (name) => {
      expect(at(name, false, none)).toEqual({ kind: 'go', to: 'login', endSession: true });
    },
  );

  test.each(
    pageTable
      .filter(({ requiresAuth, name }) => !requiresAuth && !/^login/.test(name))
      .map(({ name }) => name),
  )('shows the page %s for visitors, and keeps a session', (name) => {
    for (const loggedIn of [true, false]) {
      expect(at(name, loggedIn)).toEqual({ kind: 'allow', endSession: false });
    }
  });

  test('lets a granted page through', () => {
    expect(at('open-items', true)).toEqual({ kind: 'allow', endSession: false });
  });

  test('sends to the first allowed menu page when the page is not in the list', () => {
    expect(at('open-items', true, none)).toEqual({ kind: 'go', to: 'home', endSession: false });
    const billing = { pages: [16], hasTenants: false };
    expect(at('open-items', true, billing)).toMatchObject({ to: 'regular-billing' });
  });

  test('sends to not-found when no menu page is allowed', () => {
    expect(at('open-items', true, { pages: [], hasTenants: false })).toMatchObject({
      to: 'not-found',
    });
  });

  test('treats the route of a disabled menu item like one that is not in the list', () => {
    const items = menu.map(
      (item): MenuItem =>
        item.kind === 'link' && ['home', 'faq'].includes(item.route)
          ? { ...item, disabled: true }
          : item,
    );
    const go = (name: RouteName) =>
      decideAccess({ target: pageEntry(name), loggedIn: true, access: all, first: false, items });
    expect(go('faq')).toMatchObject({ to: 'regular-billing' });
    expect(go('home')).toMatchObject({ to: 'regular-billing' });
    expect(go('contractors').kind).toBe('allow');
  });

  test('needs tenants for tenants’ open items', () => {
    expect(at('tenants-open-items', true).kind).toBe('allow');
    expect(at('tenants-open-items', true, { ...all, hasTenants: false })).toMatchObject({
      to: 'home',
    });
  });

  test('ends a session on the first navigation to login-as-user, and stays there', () => {
    expect(at('login-as-user', true, all, true)).toEqual({ kind: 'allow', endSession: true });
    expect(at('login-as-user', true, all, false)).toEqual({ kind: 'allow', endSession: false });
  });

  test.each(['register', 'forgotten-password', 'reset-password', 'not-found', 'forms'] as const)(
    'lets a visitor see %s',
    (name) => {
      expect(at(name, false, none).kind).toBe('allow');
    },
  );
});
