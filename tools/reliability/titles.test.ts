import { expect, test } from 'vitest';
import { idsIn, namesRange, patternFor } from './ids';
import { titlesIn } from './titles';

const texts = (source: string) => titlesIn(source).map(({ text }) => text);

test('titles are read from tests, groups and tables, with the fixed parts of templates', () => {
  expect(
    texts(`
      describe('A01 group', () => { it('within', () => {}); });
      test.skipIf(slow)('A02 one', async () => {});
      test.describe('a group', () => {});
      it.each([[1]])('A03 of %s', () => {});
      test(\`A04 \${what} and A05\`, () => {});
      other('A06 is no test', () => {});
    `),
  ).toEqual(['A01 group', 'within', 'A02 one', 'a group', 'A03 of %s', 'A04 … and A05']);
});

test('a title that is filled in names the ids that texts of its table or its loop begin with', () => {
  expect(
    texts(`
      const cases = [['A01', 'W10='], ['A02 too', 'as A03 says']];
      test.each(cases)('%s', () => {});
      for (const [what] of Object.entries({ 'A04 A05 of a key': 1 })) test(\`a token \${what}\`, () => {});
    `),
  ).toEqual(['%s A01 A02 too', 'a token … A04 A05 of a key']);
});

test('a title by itself has gaps where it is filled in, and is one gap where it is made elsewhere', () => {
  const source = `
    for (const [what] of [['A01 x']]) test(\`told of \${what}\`, () => {});
    test(titleOf(7), () => {});
    test.beforeAll(() => {}, 1000);
    test.use({ locale: 'sl' });
  `;
  expect(titlesIn(source).map(({ shape }) => shape)).toEqual(['told of …', '…']);
});

test('the line of a title is known', () => {
  const title = { text: 'A01 x', shape: 'A01 x', line: 4 };
  expect(titlesIn("\n\ntest(\n  'A01 x', () => {});")).toEqual([title]);
});

test('ids are told from what only looks like one', () => {
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

test('a range is seen, in any spelling; two ids are none', () => {
  for (const title of ['A16–A17 x', 'E15-E17', 'E15 – 17', 'K1–K8', 'T-H1–T-H4']) {
    expect(namesRange(title), title).toBe(true);
  }
  for (const title of ['A16 A17', 'E15/E16', 'T-H1 x', 'A16 – a word', '10–20']) {
    expect(namesRange(title), title).toBe(false);
  }
});

test('the pattern finds what names an id and nothing else', () => {
  const pattern = new RegExp(patternFor(['A01', 'T-H2']));
  expect(
    ['A01 x', 'x (A01)', 'T-H2 x', 'E01/A01'].filter((title) => pattern.test(title)),
  ).toHaveLength(4);
  expect(['A011', 'XA01', 'T-H22', 'A02'].filter((title) => pattern.test(title))).toEqual([]);
});
