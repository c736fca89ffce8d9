import type { UserRow } from '../db';

/** A login of the demo world, with the password as a person types it. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

type Person = Omit<UserRow, 'password_hash'> & { readonly password: string };

/** The residents of the demo world (domain.md 3, P15); all invented. */
export const people: readonly Person[] = [
  {
    id: 4821,
    firstname: 'Ana',
    lastname: 'Zupančič',
    email: 'ana.zupancic@example.si',
    password: 'Javorjeva12',
    naslov: 'Javorjeva ulica 12',
    kraj: '1999 Zeleni Gaj',
  },
  {
    id: 4822,
    firstname: 'Rok',
    lastname: 'Petek',
    email: 'rok.petek@example.si',
    password: 'Brezova4Gaj',
    naslov: 'Brezova pot 4',
    kraj: '1999 Zeleni Gaj',
  },
];
