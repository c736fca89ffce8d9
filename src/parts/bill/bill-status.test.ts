import { expect, it } from 'vitest';
import { directDebitNote } from './bill-status';

const bill = { direktna_obremenitev: true, odprto: 37.44, rok_placila: '2026-11-30' };
const by = (day: string) =>
  `Postavka bo poravnana z direktno obremenitvijo${day}. Ročno plačilo ni potrebno.`;

it.each([
  ['that a direct debit will settle', bill, by(' 30.11.2026')],
  ['of a direct debit without a day', { ...bill, rok_placila: null }, by('')],
  ['that is paid by hand', { ...bill, direktna_obremenitev: false }, null],
  ['that is settled', { ...bill, odprto: 0 }, null],
  ['that is overpaid', { ...bill, odprto: -5 }, null],
])('the direct debit note of a bill %s', (_, row, note) => {
  expect(directDebitNote(row)).toBe(note);
});
