import { expect, test } from 'vitest';
import type { SentField } from '../api-types';
import { sentValue } from './sent-value';

const sent = (
  vrsta: SentField['vrsta'],
  vrednost: SentField['vrednost'],
  izpis: string | null = null,
): SentField => ({ ime: 'polje', oznaka: 'Polje', vrsta, vrednost, izpis });

test.each([
  [sent('enota', '0137014', 'Javorjeva ulica 12 - 2 - 3 (14)'), 'Javorjeva ulica 12 - 2 - 3 (14)'],
  [sent('enota', '0137014'), '0137014'],
  [sent('izbira', 'prodaja', 'Prodaja'), 'Prodaja'],
  [sent('besedilo', '26100314'), '26100314'],
  [sent('dolgo_besedilo', 'Zakaj?\nProsim za odgovor.'), 'Zakaj?\nProsim za odgovor.'],
  [sent('datum', '2026-11-15'), '15.11.2026'],
  [sent('datum_ura', '2026-11-20T22:30'), '20.11.2026, 22:30'],
  [sent('stevilo', 3), '3'],
  [sent('stevilo', 0), '0'],
  [sent('stevilo', 1217.4), '1\u202F217.4'],
  [sent('potrditev', true), 'Da'],
  [sent('potrditev', false), 'Ne'],
  [sent('iban', 'SI56999990010400151'), 'SI56 9999 9001 0400 151'],
  [sent('barva' as SentField['vrsta'], 'modra'), 'modra'],
])('%j reads %j', (field, read) => {
  expect(sentValue(field)).toBe(read);
});
