import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { linkRefusal } from './step-refusal';

test.each([
  [90, 'Poslali ste preveč povezav. Poskusite čez 2 minuti.'],
  [undefined, 'Poslali ste preveč povezav. Poskusite čez nekaj minut.'],
])('a link that is refused as too often, with %s s to wait, names the time', (seconds, message) => {
  const error = new ApiError(429, undefined, undefined, undefined, seconds);
  expect(linkRefusal(error, 'Povezava ni bila poslana')).toEqual({ message, field: undefined });
});
