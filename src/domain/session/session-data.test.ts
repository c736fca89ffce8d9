import { expect, test } from 'vitest';
import { parseLogin, parseUnit, parseUserData } from './session-data';
import { ana as user } from './session-data.fixture';

test('a user keeps the six fields of §3 and no others', () => {
  expect(parseUserData({ ...user, emso: '0101990500001' })).toEqual(user);
});

test('a user of an older release has blanks, not undefined', () => {
  expect(parseUserData({ firstname: 'Ana' })).toEqual({
    id: 0,
    firstname: 'Ana',
    lastname: '',
    email: '',
    selected_manager: '',
    code_payer: '',
  });
});

test.each([null, undefined, 5, 'x', []])('%o is neither a user nor a unit', (value) => {
  expect(parseUserData(value)).toBeUndefined();
  expect(parseUnit(value)).toBeUndefined();
});

test('a login needs both parts', () => {
  expect(parseLogin({ user_data: user, token_string: 'a.b.c' })).toEqual({
    user_data: user,
    token_string: 'a.b.c',
  });
  expect(parseLogin({ user_data: user })).toBeUndefined();
  expect(parseLogin({ user_data: user, token_string: null })).toBeUndefined();
  expect(parseLogin({ token_string: 'a.b.c' })).toBeUndefined();
  expect(parseLogin('<html>')).toBeUndefined();
});

test('a login of staff is parsed like one of the user', () => {
  const login = { user_data: user, token_string: 'a.b.c' };
  expect(parseLogin({ ...login, acting_as: true })).toEqual(login);
});

test('a stored unit needs its two keys', () => {
  expect(parseUnit({ objekt_sifra: '0137' })).toBeUndefined();
  expect(parseUnit({ objekt_sifra: '0137', inventarna_stevilka: '14', vrsta: 'x' })).toEqual({
    objekt_sifra: '0137',
    inventarna_stevilka: '14',
    naziv: '',
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: 0,
    vrsta: 'U',
  });
});
