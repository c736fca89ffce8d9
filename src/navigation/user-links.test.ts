import { expect, test } from 'vitest';
import { internalPages } from './allowed-pages';
import { userLinks } from './user-links';

const links = (...pages: number[]) => userLinks({ pages, hasTenants: false });

test('§2 the user menu shows Profil and Dodaj upravnika only if their page is allowed', () => {
  expect(links(...internalPages)).toEqual(['profil', 'add-manager']);
  expect(links(107)).toEqual(['profil']);
  expect(links(104)).toEqual(['add-manager']);
  expect(links(1, 2, 106)).toEqual([]);
});
