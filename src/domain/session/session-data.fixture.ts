import type { Login, Unit, UserData } from '../api-types';

/** For tests: a user. */
export const ana: UserData = {
  id: 4821,
  firstname: 'Ana',
  lastname: 'Zupančič',
  email: 'ana.zupancic@example.si',
  selected_manager: 'zelenigaj',
  code_payer: '104217',
};

/** For tests: the answer to her login. */
export const login: Login = { token_string: 'a.b.c', user_data: ana };

/** For tests: a unit. @param more - the fields that differ */
export const unitWith = (more: Partial<Unit> = {}): Unit => ({
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka: '0137014',
  vrsta: 'L',
  ...more,
});
