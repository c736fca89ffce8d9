import { expect, test } from 'vitest';
import { dueAnswer, dueAnswerOfSums, dueDetailsOf } from './due-answer';

const item = (odprto: number, rok_placila: string | null, more = {}) => ({
  odprto,
  rok_placila,
  dni_zamude: 0,
  direktna_obremenitev: false,
  ...more,
});
const late = { dni_zamude: 22 };
const debit = { direktna_obremenitev: true };
const announced = { placilo: { stanje_placila: 'najavljeno' as const } };
const november = '2026-11-30';

test.each([
  ['one day', [item(254.94, november)], 'Za plačilo 254.94 € do 30.11.2026.'],
  [
    'Ana: some of it late',
    [item(31.9, '2026-10-30', late), item(217.5, november), item(37.44, november)],
    'Za plačilo 286.84 €. Od tega je 31.90 € že zapadlo; 254.94 € plačajte do 30.11.2026.',
  ],
  [
    'Ana at Breza: two days, whatever their order',
    [item(132.45, november), item(58.3, '2026-11-25')],
    'Za plačilo 190.75 €. Od tega 58.30 € plačajte do 25.11.2026, 132.45 € do 30.11.2026.',
  ],
  [
    'some of it late, two days',
    [item(5, '2026-10-30', late), item(1, '2026-11-25'), item(2, november)],
    'Za plačilo 8.00 €. Od tega je 5.00 € že zapadlo; 1.00 € plačajte do 25.11.2026, 2.00 € do 30.11.2026.',
  ],
  [
    'all of it late',
    [item(64.1, '2026-09-30', late), item(66.35, '2026-10-30', late)],
    'Za plačilo 130.45 €. Rok za plačilo je že potekel.',
  ],
  ['no day', [item(3, null), item(4, '1899-12-30')], 'Za plačilo 7.00 €.'],
  [
    'late and without a day',
    [item(3, null), item(4, '2026-10-30', late)],
    'Za plačilo 7.00 €. Od tega je 4.00 € že zapadlo; 3.00 € je brez roka plačila.',
  ],
  [
    'more days than are named',
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) =>
      item(1, day),
    ),
    'Za plačilo 5.00 €. Od tega 1.00 € plačajte do 01.12.2026, 1.00 € do 02.12.2026, 1.00 € do 03.12.2026, 2.00 € pozneje.',
  ],
  [
    'a direct debit beside an order',
    [item(10, november), item(58.3, '2026-11-25', debit)],
    'Za plačilo 10.00 € do 30.11.2026. 1 postavka (58.30 €) bo poravnana z direktno obremenitvijo 25.11.2026.',
  ],
  [
    'two direct debits alone',
    [item(1, november, debit), item(2, november, debit)],
    'Ročno plačilo ni potrebno. 2 postavki (3.00 €) bosta poravnani z direktno obremenitvijo 30.11.2026.',
  ],
  [
    'three direct debits of two days',
    [item(1, november, debit), item(2, november, debit), item(3, '2026-11-25', debit)],
    'Ročno plačilo ni potrebno. 3 postavke (6.00 €) bodo poravnane z direktno obremenitvijo.',
  ],
  [
    'five direct debits without a day',
    Array.from({ length: 5 }, () => item(1, null, debit)),
    'Ročno plačilo ni potrebno. 5 postavk (5.00 €) bo poravnanih z direktno obremenitvijo.',
  ],
  [
    'an overpaid bill beside one that is open',
    [item(100, november), item(-20, '2026-10-30')],
    'Za plačilo 100.00 € do 30.11.2026. Preplačano imate 20.00 €.',
  ],
  [
    'an announced payment, but not one that the bank collects',
    [
      item(10, november),
      item(5, november, announced),
      item(2, november, { ...announced, ...debit }),
    ],
    'Za plačilo 15.00 €. Od tega 10.00 € plačajte do 30.11.2026; 5.00 € je že najavljeno. 1 postavka (2.00 €) bo poravnana z direktno obremenitvijo 30.11.2026.',
  ],
  [
    'Ana: some of it late, some of it announced',
    [item(31.9, '2026-10-30', late), item(217.5, november), item(37.44, november, announced)],
    'Za plačilo 286.84 €. Od tega je 31.90 € že zapadlo; 217.50 € plačajte do 30.11.2026; 37.44 € je že najavljeno.',
  ],
  [
    'late, and the rest announced',
    [item(31.9, '2026-10-30', late), item(5, november, announced)],
    'Za plačilo 36.90 €. Od tega je 31.90 € že zapadlo; 5.00 € je že najavljeno.',
  ],
  [
    'late and announced beside what is to pay without a day',
    [item(31.9, '2026-10-30', { ...late, ...announced }), item(5, null)],
    'Za plačilo 36.90 €. Od tega je 5.00 € brez roka plačila; 31.90 € je že najavljeno.',
  ],
  [
    'all of it announced',
    [item(31.9, '2026-10-30', { ...late, ...announced }), item(5, november, announced)],
    'Za plačilo 36.90 €. 2 plačili sta že najavljeni.',
  ],
  ['an overpaid bill alone', [item(-20, '2026-10-30')], 'Preplačano imate 20.00 €.'],
  ['nothing', [], ''],
])('the answer names due amounts by date: %s', (_, items, answer) => {
  expect(dueAnswer(items).replaceAll('\u00A0', ' ')).toBe(answer);
});

test.each([
  ['one day', [item(254.94, november)], 'Rok plačila je 30.11.2026.'],
  ['one day, announced', [item(37.44, november, announced)], 'Plačilo je že najavljeno.'],
  [
    'some of it late',
    [item(31.9, '2026-10-30', late), item(217.5, november)],
    'Od tega je 31.90 € že zapadlo; 217.50 € plačajte do 30.11.2026.',
  ],
  ['all of it late', [item(64.1, '2026-09-30', late)], 'Rok za plačilo je že potekel.'],
  ['no day', [item(3, null)], ''],
  [
    'a direct debit alone',
    [item(3, november, debit)],
    'Ročno plačilo ni potrebno. 1 postavka (3.00 €) bo poravnana z direktno obremenitvijo 30.11.2026.',
  ],
])('after the open sum, %s', (_, items, sentence) => {
  expect(dueDetailsOf(items).replaceAll('\u00A0', ' ')).toBe(sentence);
});

test.each([
  [0, 'Za plačilo 40.00 €.'],
  [0.01, 'Za plačilo 40.00 €. Od tega je 0.01 € že zapadlo.'],
])('the answer of the sums, with %d overdue', (zapadlo, answer) => {
  const sums = { skupaj_odprto: 40, zapadlo };
  expect(dueAnswerOfSums(sums).replaceAll('\u00A0', ' ')).toBe(answer);
});
