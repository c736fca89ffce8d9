import { expect, test } from 'vitest';
import type { RegisteredNumbers, SentField, Submission } from '../api-types';
import { registeredTable, submissionLines, termText } from './data-tables';

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

test('the values of a complaint are written as the page of the submission shows them', () => {
  const field = (vrsta: SentField['vrsta'], oznaka: string, vrednost: SentField['vrednost']) => ({
    ime: 'polje',
    oznaka,
    vrsta,
    vrednost,
    izpis: null,
  });
  const lines = submissionLines({
    st_vloge: 'V-2026-00930',
    oznaka: 'reklamacija_obracuna',
    naziv: 'Reklamacija obračuna',
    datum_oddaje: '2026-11-13T20:31:00+01:00',
    status: 'prejeto',
    odgovor: null,
    dni_do_odgovora: 5,
    polja: [
      field('datum', 'Datum okvare', '2026-11-05'),
      field('stevilo', 'Stanje', 1217.4),
      field('potrditev', 'Želim ogled', true),
    ],
    priloge: [],
    zgodovina: [],
  } satisfies Submission);
  expect(lines).toEqual([
    'Reklamacija obračuna V-2026-00930',
    '13.11.2026, 20:31',
    '',
    'Datum okvare: 05.11.2026',
    'Stanje: 1\u202F217.4',
    'Želim ogled: Da',
  ]);
});
