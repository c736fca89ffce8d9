import { expect, it } from 'vitest';
import { checkHeaders } from './check-headers';
import { loadOperations } from './description';

const login = (await loadOperations()).find(({ id }) => id === 'login');
if (!login) throw new Error('there is no login');

it.for([
  [{ 'Retry-After': '900' }, []],
  [{}, ['is missing']],
  [{ 'Retry-After': '0' }, ['must be >= 1']],
  [{ 'Retry-After': 'Sat, 21 Nov 2026 10:00:00 GMT' }, ['must be integer']],
] as const)('a 429 with %o', ([headers, messages]) => {
  const breaches = checkHeaders(login, 429, new Headers(headers));
  expect(breaches.map(({ message }) => message)).toEqual(messages);
  expect(breaches.every(({ place }) => place === 'header/Retry-After')).toBe(true);
});

it('ignores headers that are not described', () => {
  expect(checkHeaders(login, 401, new Headers({ 'X-Other': '1' }))).toEqual([]);
});
