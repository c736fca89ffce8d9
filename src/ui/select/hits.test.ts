import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitParts } from './hits';
import { matches } from './matches';

const written = (text: string, typed: string) =>
  hitParts(text, typed)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Kdo plačuje v rezervni sklad?', 'PLACUJE', 'Kdo [plačuje] v rezervni sklad?'],
  ['Kdo plačuje?', 'plačuje', 'Kdo [plačuje]?'],
  ['c\u030Cas', 'ča', '[c\u030Ca]s'],
  ['Žiga in c\u030Cas', 'čas', 'Žiga in [c\u030Cas]'],
  ['ena, dve, ena', 'ena', '[ena], dve, [ena]'],
  ['aaaa', 'aa', '[aa][aa]'],
  ['sklad', ' sklad ', '[sklad]'],
  ['sklad', '', 'sklad'],
  ['sklad', '  ', 'sklad'],
  ['sklad', 'fond', 'sklad'],
  ['İstanbul', 'i', '[İ]stanbul'],
  ['😀 sklad', 'sklad', '😀 [sklad]'],
  ['a.c abc', '.', 'a[.]c abc'],
  ['', 'a', ''],
])('in %j %j is marked: %j', (text, typed, marked) => {
  expect(written(text, typed)).toBe(marked);
});

test('the parts make up the text, and there is a hit exactly where the search finds one', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'č', 'c', '\u030C', 'ž', ' ', '😀', 'ß'),
  });
  fc.assert(
    fc.property(text, text, (given, typed) => {
      const parts = hitParts(given, typed);
      expect(parts.map((part) => part.text).join('')).toBe(given);
      const isSearch =
        typed
          .trim()
          .normalize('NFD')
          .replace(/\p{Diacritic}/gu, '') !== '';
      expect(parts.some(({ hit }) => hit)).toBe(isSearch && matches(given, typed));
    }),
    { numRuns: 2_000 },
  );
});
