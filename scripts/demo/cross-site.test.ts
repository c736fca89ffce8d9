import { expect, it } from 'vitest';
import { isFromElsewhere } from './cross-site';

const host = 'localhost:3000';

it.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, true],
  [{ origin: `http://${host}` }, false],
  [{ origin: 'http://localhost:4000' }, true],
  [{ origin: 'https://zlo.example' }, true],
  [{ origin: 'null' }, true],
])('%o: %s', (headers, elsewhere) => {
  expect(isFromElsewhere({ headers: { host, ...headers } })).toBe(elsewhere);
});
