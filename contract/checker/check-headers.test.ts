import { expect, it } from 'vitest';
import { checkHeaders } from './check-headers';
import { loadOperations } from './description';

const operationOf = async (name: string) => {
  const found = (await loadOperations()).find(({ id }) => id === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const login = await operationOf('login');
const bill = await operationOf('downloadBill');

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

it.for([
  ['attachment; filename="letni pregled.pdf"', 0],
  ['attachment; filename=pregled.pdf', 0],
  [`Attachment ; filename="a.pdf"; filename*=UTF-8''po%C5%A1ta.pdf`, 0],
  [String.raw`attachment; filename="a \"b\".pdf"`, 0],
  ['attachment; filename=letni pregled.pdf', 1],
  ['attachment; filename="a.pdf', 1],
  ['attachment; filename=', 1],
  ['attachment', 1],
  ['inline; filename="a.pdf"', 1],
] as const)('a file with %s', ([value, breaches]) => {
  const headers = new Headers({ 'Content-Disposition': value });
  expect(checkHeaders(bill, 200, headers)).toHaveLength(breaches);
});

it('ignores headers that are not described', () => {
  expect(checkHeaders(login, 401, new Headers({ 'X-Other': '1' }))).toEqual([]);
});
