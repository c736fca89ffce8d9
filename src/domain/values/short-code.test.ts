import { expect, test } from 'vitest';
import { shortCode } from './short-code';

test.each([
  // Published vectors of FNV-1a, 32 bits.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the code of FNV-1a', (text, hash) => {
  expect(shortCode(text)).toBe(hash.toString(36));
});

test('a thousand names have a thousand codes, which are short and do not contain the name', () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `Čistilni servis ${index} s.p.`);
  const codes = names.map(shortCode);
  expect(new Set(codes).size).toBe(1_000);
  expect(codes.filter((code) => !/^[0-9a-z]{1,7}$/.test(code))).toEqual([]);
});
