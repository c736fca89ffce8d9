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
