import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api/errors';
import { listFailure } from './list-failure';

const load = 'Pri nalaganju podatkov je prišlo do napake';

test.each([
  ['a code', new ApiError(403, 2), 'Uporabnik ni povezan z upravnikom'],
  ['code 5', new ApiError(500, 5), load],
  ['an unknown code', new ApiError(400, 7), load],
  ['an error string', new ApiError(400, undefined, 'Invalid captcha'), 'Neveljavna captcha'],
  ['an unknown error string', new ApiError(400, undefined, 'x'), 'Prišlo je do napake'],
  ['a 403 without a code', new ApiError(403), load],
  ['a 429 without a code', new ApiError(429), load],
  ['no connection', new NetworkError('x'), load],
])('§8 Shell: units or managers that fail with %s', (_, error, sentence) => {
  expect(listFailure(error)).toBe(sentence);
});
