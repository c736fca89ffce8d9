import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitParts, wordSearch } from './word-search';
import { wordsOf } from './words';

const finds = (text: string, typed: string) =>
  wordSearch(typed, wordsOf(text))?.isIn(wordsOf(text));
const marked = (text: string, typed: string) =>
  hitParts(text, wordSearch(typed, wordsOf(text)))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Kdo plačuje v rezervni sklad?', 'PLACUJE', 'Kdo [plačuje] v rezervni sklad?'],
  ['Kdo plačuje?', 'plačam', 'Kdo [plačuje]?'],
  ['Kako se upoštevajo psi?', 'psa', 'Kako se upoštevajo [psi]?'],
  ['Zakaj prejmem dve položnici?', 'položnica', 'Zakaj prejmem dve [položnici]?'],
  ['Zakaj prejmem dve položnici?', 'polož', 'Zakaj prejmem dve [položnici]?'],
  ['Kako naročim e-račun?', 'eračuna', 'Kako naročim [e-račun]?'],
  ['Kako naročim e\u2011račun?', 'E-RAČUN', 'Kako naročim [e\u2011račun]?'],
  ['Kako naročim e-račun?', 'račun', 'Kako naročim e-[račun]?'],
  ['Navaden račun', 'e-račun', 'Navaden račun'],
  ['c\u030Cas', 'čas', '[c\u030Cas]'],
  ['ena, dve, ena', 'ena', '[ena], dve, [ena]'],
  ['sklad', ' sklad ', '[sklad]'],
  ['sklad', '', 'sklad'],
  ['sklad', 'fond', 'sklad'],
  ['hrup v hiši', 'kaj je s hrupom v hiši', '[hrup] v [hiši]'],
  ['😀 sklad', 'sklada', '😀 [sklad]'],
  ['a.c abc', '.*', 'a.c abc'],
  ['', 'sklad', ''],
])('in %j %j is marked: %j', (text, typed, parts) => {
  expect(marked(text, typed)).toBe(parts);
});

test.each([
  ['Kako se upoštevajo psi?', 'psa', true],
  ['Vsak pes ima svojo pesem', 'psov', true],
  ['Zborovska pesem', 'psa', false],
  ['Uradne ure so med 8. in 12. uro', 'ura', true],
  ['Uradni list', 'ura in dan', false],
  ['Hišni red velja za vse', 'hišnega reda', true],
  ['Redni obračun', 'hišni red', false],
  ['Ključ delitve stroškov', 'ključavnica', false],
  ['Plačilo in opomin', 'plačilo opomin', true],
  ['Plačilo', 'plačilo opomin', false],
  ['Kdaj moram sporočiti spremembo?', 'kdaj', true],
  ['Sprememba', 'kdaj', false],
  ['Sklad', '<div>', false],
  ['Sklad', '.*', false],
])('%j has %j: %j', (text, typed, found) => {
  expect(finds(text, typed)).toBe(found);
});

test('one letter or an empty query is not a search yet', () => {
  for (const typed of ['', '  ', 'p', ' 1 ']) expect(wordSearch(typed, [])).toBeUndefined();
});

test('a prefix is searched only when no word has such a form', () => {
  const both = 'Računalnik. Plačajte račun.';
  expect(marked(both, 'računa')).toBe('Računalnik. Plačajte [račun].');
  expect(marked('Računalnik', 'računa')).toBe('[Računalnik]');
});

test('the parts add up to the text, and every found word is marked', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'č', 'c', '\u030C', 'ž', ' ', '-', '😀', 'ß', 'v'),
  });
  fc.assert(
    fc.property(text, text, (given, typed) => {
      const search = wordSearch(typed, wordsOf(given));
      const parts = hitParts(given, search);
      expect(parts.map((part) => part.text).join('')).toBe(given);
      if (search?.isIn(wordsOf(given))) expect(parts.some(({ hit }) => hit)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
