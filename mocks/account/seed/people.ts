import type { UserRow } from '../../world/db';

/** A login of the demo world, with the password in plain text. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

type Person = Omit<UserRow, 'password_hash'> & { readonly password: string };

/** The residents of the demo world (pages.md 3, P15); all invented. */
export const people: readonly Person[] = [
  {
    id: 4821,
    firstname: 'Ana',
    lastname: 'Zupančič',
    email: 'ana.zupancic@example.si',
    password: 'Javorjeva12',
    naziv_placnika: 'Ana Zupančič',
    naslov: 'Javorjeva ulica 12',
    kraj: '1999 Zeleni Gaj',
    zadnja_prijava: '2026-11-20T18:42:00+01:00',
    prejsnja_prijava: null,
  },
  {
    id: 4822,
    firstname: 'Rok',
    lastname: 'Petek',
    email: 'rok.petek@example.si',
    password: 'Brezova4Gaj',
    naziv_placnika: 'Rok Petek',
    naslov: 'Brezova pot 4',
    kraj: '1999 Zeleni Gaj',
    zadnja_prijava: '2026-11-19T07:15:00+01:00',
    prejsnja_prijava: null,
  },
  {
    id: 4823,
    firstname: 'Marko',
    lastname: 'Zupančič',
    email: 'marko.zupancic@example.si',
    password: 'Marko2026Gaj',
    naziv_placnika: 'Marko Zupančič',
    naslov: 'Javorjeva ulica 12',
    kraj: '1999 Zeleni Gaj',
    zadnja_prijava: '2026-11-20T21:05:00+01:00',
    prejsnja_prijava: null,
  },
];

/** Ana has given the manager a telephone number; Rok and Marko have not. */
export const noticePhones = [{ user_id: 4821, stevilka: '*** *** 456' }] as const;
