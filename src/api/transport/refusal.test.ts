import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../errors';
import { refusalOf } from './refusal';

const places = { 'Invalid bill password': 'bill', 3: 'password' } as const;

test.each([
  [new ApiError(422, undefined, 'Invalid bill password'), 'Neveljavno geslo iz položnice', 'bill'],
  [new ApiError(422, 3), 'Geslo ni pravilno', 'password'],
  [new ApiError(422, 3, 'Invalid bill password'), 'Neveljavno geslo iz položnice', 'bill'],
  [new ApiError(422, undefined, 'Invalid captcha'), 'Neveljavna captcha', undefined],
  [new ApiError(500, 5), 'Ni uspelo', undefined],
  [new ApiError(422, undefined, 'constructor'), 'Prišlo je do napake', undefined],
  [
    new NetworkError(undefined),
    'Povezave s strežnikom ni bilo mogoče vzpostaviti. Preverite internetno povezavo.',
    undefined,
  ],
  [new Error('Cannot read properties'), 'Ni uspelo', undefined],
])('%s', (error, message, field) => {
  expect(refusalOf(error, 'Ni uspelo', places)).toEqual({ message, field });
});

test('an error that names a field of the form belongs to it, unless its string has a place', () => {
  const body = { napake: [{ polje: 'code_payer', razlog: 'neustrezno', meja: null }, null] };
  const names = ['email', 'code_payer'] as const;
  const fieldOf = (error: ApiError) => refusalOf<string>(error, 'x', places, names).field;
  expect(fieldOf(new ApiError(422, 1, 'Invalid data received', body))).toBe('code_payer');
  expect(fieldOf(new ApiError(422, 1, 'Invalid bill password', body))).toBe('bill');
  expect(fieldOf(new ApiError(422, 1, undefined, { napake: 'email' }))).toBeUndefined();
});

test('a failure of the server has the number by which the manager finds it', () => {
  const id = { request_id: '3f2a91bc7d604e1f' };
  expect(
    refusalOf(new ApiError(500, 5, undefined, id), 'Pri prijavi je prišlo do napake').message,
  ).toBe('Pri prijavi je prišlo do napake. Številka napake za upravnika: 3F2A91BC.');
  expect(refusalOf(new ApiError(422, 3, undefined, id), 'x').message).toBe('Geslo ni pravilno');
  expect(refusalOf(new ApiError(500, 5, undefined, { request_id: 5 }), 'x').message).toBe('x');
});
