import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvCell, csvOf } from './csv';

const number = (value: number, decimals = 2): CsvCell => ({ number: value, decimals });

test('a table has a BOM, semicolons and a line end after each row', () => {
  const rows = [
    ['Št. obračuna', 'Odprto'],
    ['26090314', number(31.9)],
  ];
  expect(csvOf(rows)).toBe('\uFEFFŠt. obračuna;Odprto\r\n26090314;31,90\r\n');
});

test.each([
  [number(0), '0,00'],
  [number(1234.5), '1234,50'],
  [number(-12.4), '-12,40'],
  [number(-0.001), '0,00'],
  [number(1e15), '1000000000000000,00'],
  [number(22, 0), '22'],
  [number(-3, 0), '-3'],
  ['', ''],
  ['Pot na Žago 3', 'Pot na Žago 3'],
  ['a;b', '"a;b"'],
  ['rekel je "ne"', '"rekel je ""ne"""'],
  ['prva\ndruga', '"prva\ndruga"'],
  ['=1+1', "'=1+1"],
  ['+386 1', "'+386 1"],
  ['-12,40', '"\'-12,40"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['=HYPERLINK("http://a";"b")', '"\'=HYPERLINK(""http://a"";""b"")"'],
  ['a=1', 'a=1'],
  ['a, b', '"a, b"'],
  ['a,=1+1', '"a,\'=1+1"'],
  ['a, "=1+1"', '"a, ""\'=1+1"""'],
  ['a\t@SUM(A1)', '"a\t\'@SUM(A1)"'],
  ["prva\n-2+3+cmd|' /C calc'!A0", "\"prva\n'-2+3+cmd|' /C calc'!A0\""],
  ['\n=1', '"\'\n\'=1"'],
  ['\nprva', '"\'\nprva"'],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B\uFEFF=1', "'\u200B\uFEFF=1"],
  [' \u202E=1', "' \u202E=1"],
  ['"=1"', '"\'""=1"""'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['20,- €', '"20,- €"'],
  ['041 123 456, +386 1 234 56 78', '"041 123 456, +386 1 234 56 78"'],
])('F15 the cell %j is written %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

/** Parts of a malicious text. */
const harmful = fc
  .array(fc.constantFrom(...'a1=+-@＝＋－＠,;"\t\n\r \u00A0\u200B', "cmd|'!A0", 'SUM(A1)'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));
const row = fc.array(harmful, { minLength: 1, maxLength: 4 });

test.each([
  ['semicolons', /;|\r\n/],
  ['commas', /[,\r\n]/],
  ['tabs', /[\t\r\n]/],
  ['any of them', /[,;\t\r\n]/],
])(
  'F15 no text becomes a formula when %s separate cells and quotes are ignored',
  (_, separators) => {
    fc.assert(
      fc.property(row, (texts) => {
        for (const cell of csvOf([texts]).slice(1).split(separators)) {
          const seen = cell.replace(/^["\s\p{Cc}\p{Cf}]+/u, '');
          // A text of digits up to its closing quote can only be a number.
          const isNumber = /^[+\-＋－][\d\s()+\-./%€,;]*("|$)/.test(seen);
          if (!isNumber) expect(seen).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 2_000 },
    );
  },
);

test('a row that is read back has the same texts, except for apostrophes', () => {
  const plain = (text: string) => text.replaceAll("'", '');
  fc.assert(
    fc.property(row, (texts) => {
      expect(readRow(csvOf([texts])).map(plain)).toEqual(texts.map(plain));
    }),
  );
});

/** The cells of a file with one row, by RFC 4180, with semicolons. */
function readRow(file: string): string[] {
  const line = file.slice(1, -2);
  const cells = line.matchAll(/(?<=^|;)(?:"((?:[^"]|"")*)"|([^;"]*))(?=;|$)/g);
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}
