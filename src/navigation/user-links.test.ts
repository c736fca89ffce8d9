import { expect, test } from 'vitest';
import { internalPages } from './allowed-pages';
import { isUserPage, userLinks } from './user-links';

const links = (...pages: number[]) => userLinks({ pages, hasTenants: false });

test('§2 the user menu shows Profil and Dodaj upravnika only if their page is allowed', () => {
  expect(links(...internalPages)).toEqual(['profil', 'add-manager']);
  expect(links(107)).toEqual(['profil']);
  expect(links(104)).toEqual(['add-manager']);
  expect(links(1, 2, 106)).toEqual([]);
});

test('the user menu is marked on its own pages and on those below the profile', () => {
  const marked = (['profil', 'add-manager', 'people', 'preferences', 'delivery'] as const).map(
    isUserPage,
  );
  expect(marked).toEqual([true, true, true, true, true]);
  expect(isUserPage('your-units')).toBe(false);
  expect(isUserPage(undefined)).toBe(false);
});
