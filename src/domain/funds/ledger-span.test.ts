import { expect, test } from 'vitest';
import { ledgerSpan } from './ledger-span';

const posting = (datum: string, breme: number, dobro: number) => ({
  id_knjizbe: '1',
  datum,
  vrsta: 'vplacilo' as const,
  opis: '',
  partner: null,
  st_dokumenta: '',
  breme,
  dobro,
  saldo: 0,
  pot: null,
});

/** The sample rows of pages.md P13, the newest first, and one of August before them. */
const ledger = {
  zacetno_stanje: 29_588.61,
  knjizbe: [
    posting('2026-10-30', 0, 1702.46),
    posting('2026-10-30', 0, 3.1),
    posting('2026-10-30', 4.5, 0),
    posting('2026-10-05', 0, 1651.04),
    posting('2026-09-30', 4.5, 0),
    posting('2026-09-09', 1126, 0),
    posting('2026-09-04', 0, 1688.32),
    posting('2026-08-31', 4.5, 0),
  ],
};

test('September and October of the sample have its sums', () => {
  expect(ledgerSpan(ledger, '2026-09', '2026-10')).toEqual({
    opening: 2_958_411n,
    inflow: 504_492n,
    outflow: 113_500n,
    closing: 3_349_403n,
  });
});

test.each([
  [undefined, undefined, 2_958_861n, 3_349_403n],
  [undefined, '2026-08', 2_958_861n, 2_958_411n],
  ['2026-10', undefined, 3_014_193n, 3_349_403n],
  ['2026-11', '2026-12', 3_349_403n, 3_349_403n],
])('from %s to %s the balance goes from %i to %i', (from, until, opening, closing) => {
  expect(ledgerSpan(ledger, from, until)).toMatchObject({ opening, closing });
});
