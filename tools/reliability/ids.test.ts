import { expect, test } from 'vitest';
import { idsIn, namesRange, patternFor, titlesIn } from './ids';

test('a title is a quoted text that begins with an id', () => {
  const source = `
    describe('A01 group', () => { test.skipIf(slow)("A02 A03: two", async () => {}); });
    const cases = [['A04', 'W10='], ['A05 too', 'as A06 says']];
    test(\`A07 \${what}\`, () => {}); const x = 'A0712'; // A08 in a comment
  `;
  expect(titlesIn(source).flatMap(idsIn)).toEqual(['A01', 'A02', 'A03', 'A04', 'A05', 'A07']);
});

test('an id is distinguished from similar text', () => {
  expect(idsIn('A01, T-H1 (K2) E15/E16: I9 L16 A01')).toEqual([
    'A01',
    'T-H1',
    'K2',
    'E15',
    'E16',
    'I9',
    'L16',
  ]);
  expect(idsIn('P29 A1 XA01 A011 UTF-A01 M02 I10')).toEqual([]);
});

test('a range is recognised in any spelling; two ids are not a range', () => {
  for (const title of ['A16–A17 x', 'E15-E17', 'E15 – 17', 'K1–K8', 'T-H1–T-H4']) {
    expect(namesRange(title), title).toBe(true);
  }
  for (const title of ['A16 A17', 'E15/E16', 'T-H1 x', 'A16 – a word', '10–20']) {
    expect(namesRange(title), title).toBe(false);
  }
});

test('the pattern finds titles that name an id and no others', () => {
  const pattern = new RegExp(patternFor(['A01', 'T-H2']));
  expect(
    ['A01 x', 'x (A01)', 'T-H2 x', 'E01/A01'].filter((title) => pattern.test(title)),
  ).toHaveLength(4);
  expect(['A011', 'XA01', 'T-H22', 'A02'].filter((title) => pattern.test(title))).toEqual([]);
});
