import { expect, it } from 'vitest';
import { checkEveryHeader } from './check-headers';
import { deprecationHeaders } from './deprecation';
import { loadOperations } from './description';

const [operation] = await loadOperations();
if (!operation) throw new Error('the description has no operation');
const right = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Portal-Contract-Version': '1.10.0',
};
const placesOf = (headers: Record<string, string>) =>
  checkEveryHeader(operation, 200, new Headers(headers)).map(({ place }) => place);

it('a deprecated operation tells since when and until when, in headers that the description accepts', () => {
  const headers = deprecationHeaders({
    deprecation: { since: '2027-01-01', sunset: '2027-07-01' },
  });
  expect(headers).toEqual({ Deprecation: '@1798761600', Sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' });
  expect(placesOf({ ...right, ...headers })).toEqual([]);
});

it('an operation that is not deprecated tells nothing', () => {
  expect(deprecationHeaders({ deprecation: undefined })).toEqual({});
});

it.each([
  ['Cache-Control', 'no-cache'],
  ['Cache-Control', 'no-store-at-all'],
  ['Cache-Control', 'private="x, no-store"'],
  ['X-Content-Type-Options', 'sniff'],
  ['Portal-Contract-Version', '1.0'],
  ['Deprecation', 'true'],
  ['Sunset', '2027-07-01'],
])('%s is refused with the value %s', (name, value) => {
  expect(placesOf({ ...right, [name]: value })).toEqual([`header/${name}`]);
});

it.each([
  'No-Store',
  'no-cache, no-store, max-age=0, must-revalidate',
  'private,no-store',
  'private="a, b", no-store',
])('Cache-Control: %s forbids storing', (value) => {
  expect(placesOf({ ...right, 'Cache-Control': value })).toEqual([]);
});

it('both required headers are missed', () => {
  expect(placesOf({})).toEqual(['header/Cache-Control', 'header/X-Content-Type-Options']);
});
