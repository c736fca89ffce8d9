import { expect, test } from 'vitest';
import { acceptOf, filesOf, filesUpTo } from './file-rules';

const file = (name: string, type: string, size = 1) =>
  new File([new Uint8Array(size)], name, { type });
const kinds = filesOf(['pdf', 'jpg', 'png']);

test.each([
  ['dokazilo.pdf', 'application/pdf', true],
  ['Slika.JPEG', 'image/jpeg', true],
  ['slika.jpg', '', true],
  ['slika.png', 'image/png', true],
  ['slika.heic', 'image/heic', false],
  ['slika.svg', 'image/svg+xml', false],
  // Name and type contradict each other.
  ['dokazilo.pdf', 'text/html', false],
  ['dokazilo.exe', 'application/pdf', false],
  ['pdf', '', true],
])('%s of type %j is allowed: %s', (name, type, fits) => {
  const message = kinds([file(name, type)], 'Dokazilo', {});
  expect(message === undefined).toBe(fits);
});

test('the message contains the file name and the allowed types', () => {
  expect(kinds([file('a.pdf', ''), file('b.txt', 'text/plain')], 'Dokazilo', {})).toBe(
    'b.txt: Dovoljene so datoteke PDF, JPG in PNG.',
  );
});

test('what only the portal attaches is allowed, and the message does not offer it', () => {
  const rule = filesOf(['pdf'], ['zip']);
  expect(rule([file('dokazila.zip', 'application/zip')], 'Dokazilo', {})).toBeUndefined();
  expect(rule([file('b.txt', '')], 'Dokazilo', {})).toBe('b.txt: Dovoljene so datoteke PDF.');
});

test.each([undefined, '', 'a.txt', [null]])('%j is no file, and no wrong one', (value) => {
  expect(kinds(value as string, 'Dokazilo', {})).toBeUndefined();
});

test('the message contains the file name without direction marks', () => {
  expect(kinds([file('racun\u202Efdp.exe', '')], 'Dokazilo', {})).toMatch(/^racunfdp\.exe:/);
});

test.each([
  [0, 'Datoteka a.pdf je prazna.'],
  [1, undefined],
  [10 * 1024 * 1024, undefined],
  [10 * 1024 * 1024 + 1, 'a.pdf: Datoteka je prevelika. Največja dovoljena velikost je 10 MB.'],
])('a file of %i bytes: %j', (size, message) => {
  expect(filesUpTo(10)([file('a.pdf', 'application/pdf', size)], 'Dokazilo', {})).toBe(message);
});

test('no file is valid, and the picker offers the types that the rule allows', () => {
  expect([kinds([], 'Dokazilo', {}), filesUpTo(10)([], 'Dokazilo', {})]).toEqual([
    undefined,
    undefined,
  ]);
  expect(acceptOf(['pdf', 'jpg'])).toBe('application/pdf,image/jpeg');
});
