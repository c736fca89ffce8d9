import { describe, expect, test } from 'vitest';
import {
  bareIdsIn,
  citationsIn,
  decisionsIn,
  linksIn,
  pagesIn,
  quotedPathsIn,
  sectionsIn,
} from './citations';

const codes = (text: string) => citationsIn(text).map(({ page, code }) => `${page} ${code}`);

describe('citations', () => {
  test.each([
    ['`pages.md` P14', ['pages.md P14']],
    ['pages.md P99.', ['pages.md P99']],
    ['pages.md section 3, P15', ['pages.md 3', 'pages.md P15']],
    ['pages.md P27–P29', ['pages.md P27', 'pages.md P28', 'pages.md P29']],
    ['threats.md W08 to W10', ['threats.md W08', 'threats.md W09', 'threats.md W10']],
    ['pages.md Decided 3 and 6', ['pages.md Decided 3', 'pages.md Decided 6']],
    ['pages.md P6, C9 2 and 3', ['pages.md P6', 'pages.md C9 2', 'pages.md C9 3']],
    ['pages.md C9, 15', ['pages.md C9 15']],
    ['pages.md C8, C10-4', ['pages.md C8', 'pages.md C10 4']],
    ['pages.md C9 and C10, point 9', ['pages.md C9', 'pages.md C10 9']],
    ['pages.md C5.4, to the table', ['pages.md C5.4']],
    ['pages.md E-SAMO-LASTNIK', ['pages.md E-SAMO-LASTNIK']],
    ['threats.md 2.1, rule 2', ['threats.md 2.1 rule 2']],
    ['/**\n * of `threats.md`\n * A11', ['threats.md A11']],
    ['pages.md alone', []],
  ])('%j cites %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('after the first code may be of another page', () => {
    expect(citationsIn('pages.md P24, F08').map(({ isFirst }) => isFirst)).toEqual([true, false]);
  });

  test('are found as bare ids, sections, pages and decisions', () => {
    expect(bareIdsIn('a 401 (A11, K6) at 0137G05 of P29')).toEqual(['A11', 'K6', 'P29']);
    expect(sectionsIn('by §4 and § 9.1')).toEqual(['4', '9.1']);
    expect(pagesIn('see docs/security.md and [x](../README.md)')).toEqual([
      'docs/security.md',
      '../README.md',
    ]);
    expect(decisionsIn('a.ts', 'docs/decisions/0022, unit (0044)')).toEqual(['0022']);
    expect(decisionsIn('docs/decisions/0005-x.md', 'as (0007) says')).toEqual(['0007']);
  });

  test('are found as links and paths of markdown', () => {
    expect(linksIn('[a](b.md#c) [d](https://e.si)')).toEqual(['b.md#c']);
    const folders = new Set(['src', 'api']);
    expect(quotedPathsIn('`src/x.ts`, `api/<area>.ts`, `api/client`, `b/c`', folders)).toEqual([
      'src/x.ts',
      'api/client',
    ]);
  });
});
