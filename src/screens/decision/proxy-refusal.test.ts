import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { proxyRefusal } from './proxy-refusal';

const refused = (razlog: string) => new ApiError(409, undefined, undefined, { razlog });

test.each([
  ['na_zboru', 'Zbor se je že začel, zato pooblastila ni več mogoče oddati.'],
  ['koncano', 'Glasovanje je končano, zato pooblastila ni mogoče spremeniti.'],
  ['nov_razlog', undefined],
  ['constructor', undefined],
])('a proxy that is refused for %s: %s', (razlog, message) => {
  expect(proxyRefusal(refused(razlog))).toBe(message);
});
