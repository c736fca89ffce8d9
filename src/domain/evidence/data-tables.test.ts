import { expect, test } from 'vitest';
import type { RegisteredNumbers } from '../api-types';
import { registeredTable, termText } from './data-tables';

test.each([
  ['2026-11-27', 'Reklamacija je mogoča do 27.11.2026 (še 6 dni).'],
  ['2026-11-22', 'Reklamacija je mogoča do 22.11.2026 (še 1 dan).'],
  ['2026-11-23', 'Reklamacija je mogoča do 23.11.2026 (še 2 dneva).'],
  ['2026-11-21', 'Reklamacija je mogoča do 21.11.2026 (danes je zadnji dan).'],
  ['2026-11-20', 'Rok za reklamacijo se je iztekel 20.11.2026.'],
  [null, 'Upravnik roka za reklamacijo ni določil.'],
  ['0001-01-01', 'Upravnik roka za reklamacijo ni določil.'],
])('a term until %s on 21.11.2026: %s', (last, text) => {
  expect(termText(last, '2026-11-21')).toBe(text);
});

test('the source of a registration is in words', () => {
  const row = { inventarna_stevilka: '0137014', velja_od: '2026-01-01', velja_do: null };
  const numbers = { ...row, st_oseb: 3, st_psov: 1, vir: 'spletna_prijava' };
  const [, first] = registeredTable(
    { zgodovina: [numbers] } as unknown as RegisteredNumbers,
    '0137014',
  );
  expect(first?.at(-1)).toBe('Spletna prijava');
});
