import { expect, test } from 'vitest';
import type { AllocationKey, CostLine, CostSpecification } from '../api-types';
import { checkBill, checkLine } from './bill-check';

type Row = readonly [
  skupina: CostLine['skupina'],
  vrsta_stroska: string,
  znesek_racuna: number,
  kljuc: AllocationKey,
  kolicina_stavbe: number,
  kolicina_enote: number,
  delez: number,
  osnova: number,
  stopnja_ddv: number,
  ddv: number,
  znesek: number,
];

/** The sample rows of pages.md P14, flat 14 in 10/2026. */
const rows: readonly Row[] = [
  ['obratovanje', 'Hladna voda', 612.84, 'OS', 97, 3, 3.0928, 18.95, 9.5, 1.8, 20.75],
  ['obratovanje', 'Odpadki', 388, 'OS', 97, 3, 3.0928, 12, 9.5, 1.14, 13.14],
  ['obratovanje', 'Elektrika', 214.36, 'PO', 2857, 62.4, 2.1841, 4.68, 22, 1.03, 5.71],
  ['obratovanje', 'Čiščenje', 496, 'OS_PES', 100, 3.5, 3.5, 17.36, 22, 3.82, 21.18],
  ['obratovanje', 'Hišnik', 336, 'EN', 42, 1, 2.381, 8, 22, 1.76, 9.76],
  ['vzdrzevanje', 'Dvigalo', 168, 'SD', 10_000, 218, 2.18, 3.66, 22, 0.81, 4.47],
  ['zavarovanje', 'Zavarovanje', 198, 'SD', 10_000, 218, 2.18, 4.32, 0, 0, 4.32],
  ['upravljanje', 'Upravljanje', 260.4, 'EN', 42, 1, 2.381, 6.2, 22, 1.36, 7.56],
  ['energija', 'Po porabi', 2399.88, 'DE', 11_236.4, 291.35, 2.5929, 62.23, 22, 13.69, 75.92],
  ['energija', 'Po površini', 1028.52, 'OP', 2716, 62.4, 2.2975, 23.63, 22, 5.2, 28.83],
  ['energija', 'Topla voda', 1846.8, 'ST', 270, 3.1, 1.1481, 21.2, 22, 4.66, 25.86],
];

const lines: readonly CostLine[] = rows.map(
  ([
    skupina,
    vrsta_stroska,
    znesek_racuna,
    kljuc,
    kolicina_stavbe,
    kolicina_enote,
    delez,
    osnova,
    stopnja_ddv,
    ddv,
    znesek,
  ]) => ({
    skupina,
    vrsta_stroska,
    dobavitelj: 'x',
    st_racuna: '1',
    datum_racuna: '2026-10-31',
    znesek_racuna,
    kljuc,
    kolicina_stavbe,
    kolicina_enote,
    delez,
    osnova,
    stopnja_ddv,
    ddv,
    znesek,
    id_dokumenta: null,
    id_reklamacije: null,
  }),
);

const bill: CostSpecification = {
  inventarna_stevilka: '0137014',
  naziv_enote: 'x',
  obdobja: ['2026-10'],
  obdobje: '2026-10',
  st_obracuna: '26100314',
  rok_placila: '2026-11-30',
  postavke: [...lines],
  skupine: [
    { skupina: 'obratovanje', osnova: 60.99, ddv: 9.55, znesek: 70.54 },
    { skupina: 'vzdrzevanje', osnova: 3.66, ddv: 0.81, znesek: 4.47 },
    { skupina: 'zavarovanje', osnova: 4.32, ddv: 0, znesek: 4.32 },
    { skupina: 'upravljanje', osnova: 6.2, ddv: 1.36, znesek: 7.56 },
    { skupina: 'energija', osnova: 107.06, ddv: 23.55, znesek: 130.61 },
  ],
  rekapitulacija_ddv: [
    { stopnja: 0, osnova: 4.32, ddv: 0 },
    { stopnja: 9.5, osnova: 30.95, ddv: 2.94 },
    { stopnja: 22, osnova: 146.96, ddv: 32.33 },
  ],
  skupaj_osnova: 182.23,
  skupaj_ddv: 35.27,
  skupaj_znesek: 217.5,
  znesek_lani: 207.34,
  pot_pdf: null,
};

const line = (change: Partial<CostLine>, of = 3): CostLine => {
  const found = lines[of];
  if (!found) throw new Error(`The sample has no line ${of}.`);
  return { ...found, ...change };
};

const withLine = (change: Partial<CostLine>, of = 3): CostSpecification => ({
  ...bill,
  postavke: lines.map((each, index) => (index === of ? line(change, of) : each)),
});

const none = { osnova: 0n, ddv: 0n, znesek: 0n };

test.each(lines)('the line $vrsta_stroska of pages.md P14 agrees', (sample) => {
  expect(checkLine(sample)).toMatchObject({ outcome: 'agrees', off: none, shareDiffers: false });
});

test('the whole sample of pages.md P14 is 217.50, and every sum agrees', () => {
  const check = checkBill(bill);
  expect(check).toMatchObject({ reckoned: 21_750n, off: 0n, right: true, total: none });
  expect(check.lines).toHaveLength(11);
  expect(check.groups).toEqual(bill.skupine.map(({ skupina }) => ({ skupina, off: none })));
  expect(check.rates).toEqual([0, 9.5, 22].map((stopnja) => ({ stopnja, off: none })));
});

test.each([
  ['osnova', { osnova: 17.37 }, { ...none, osnova: 1n }],
  ['ddv', { ddv: 3.81 }, { ...none, ddv: -1n }],
  ['znesek', { znesek: 21.19 }, { ...none, znesek: 1n }],
  ['all three', { osnova: 20, ddv: 4.4, znesek: 24.4 }, { osnova: 264n, ddv: 58n, znesek: 322n }],
])('a line with a wrong %s has the difference', (_, change, off) => {
  expect(checkLine(line(change))).toMatchObject({ outcome: 'differs', off });
});

test('a share that does not follow from the quantities differs, though the amounts agree', () => {
  const check = checkLine(line({ delez: 3.5001 }));
  expect(check).toMatchObject({ outcome: 'differs', off: none, shareDiffers: true });
  expect(check.share).toBe(35_000n);
});

test.each([
  ['the unit’s own cost', { kljuc: 'ZN' as const }],
  ['a building without a quantity', { kolicina_stavbe: 0 }],
  ['a missing quantity of the building', { kolicina_stavbe: null as unknown as number }],
  ['a missing quantity of the unit', { kolicina_enote: null as unknown as number }],
])('%s cannot be recalculated, and is not reported as correct', (_, change) => {
  expect(checkLine(line(change))).toMatchObject({ outcome: 'unknown', share: null, off: none });
  expect(checkBill(withLine(change)).right).toBe(true);
});

test('a cost of the unit alone still has its VAT and sum recalculated', () => {
  expect(checkLine(line({ kljuc: 'ZN', ddv: 3.83, znesek: 21.19 }))).toMatchObject({
    outcome: 'differs',
    off: { osnova: 0n, ddv: 1n, znesek: 1n },
  });
});

test('a unit with a quantity of 0 pays nothing', () => {
  const nothing = { kolicina_enote: 0, delez: 0, osnova: 0, ddv: 0, znesek: 0 };
  expect(checkLine(line(nothing)).outcome).toBe('agrees');
  expect(checkLine(line({ ...nothing, osnova: 1, znesek: 1 })).outcome).toBe('differs');
});

test('a half cent is rounded away from zero, also on a credit note', () => {
  const half = {
    kljuc: 'EN' as const,
    kolicina_stavbe: 2,
    kolicina_enote: 1,
    delez: 50,
    stopnja_ddv: 0,
    ddv: 0,
  };
  const charged = { ...half, znesek_racuna: 2.01, osnova: 1.01, znesek: 1.01 };
  const credited = { ...half, znesek_racuna: -2.01, osnova: -1.01, znesek: -1.01 };
  expect(checkLine(line(charged)).outcome).toBe('agrees');
  expect(checkLine(line(credited)).outcome).toBe('agrees');
});

test('a wrong line is reported once, with the excess of the bill', () => {
  // The sums include the wrong line, as a backend that adds up lines sends them.
  const check = checkBill({
    ...withLine({ osnova: 18.36, znesek: 22.18 }),
    skupine: bill.skupine.map((group) =>
      group.skupina === 'obratovanje' ? { ...group, osnova: 61.99, znesek: 71.54 } : group,
    ),
    rekapitulacija_ddv: bill.rekapitulacija_ddv.map((rate) =>
      rate.stopnja === 22 ? { ...rate, osnova: 147.96 } : rate,
    ),
    skupaj_osnova: 183.23,
    skupaj_znesek: 218.5,
  });
  expect(check.lines.filter(({ outcome }) => outcome === 'differs')).toHaveLength(1);
  expect(check).toMatchObject({ off: 100n, reckoned: 21_750n, total: none, right: false });
  expect(check.groups.every(({ off }) => off.osnova === 0n && off.znesek === 0n)).toBe(true);
});

test.each([
  [
    'a subtotal',
    {
      skupine: bill.skupine.map((group) =>
        group.skupina === 'energija' ? { ...group, znesek: 130.6 } : group,
      ),
    },
  ],
  [
    'a subtotal that has no lines',
    { skupine: [...bill.skupine, { skupina: 'drugo' as const, osnova: 5, ddv: 0, znesek: 5 }] },
  ],
  ['a missing subtotal', { skupine: bill.skupine.slice(1) }],
  [
    'the VAT of a rate',
    { rekapitulacija_ddv: bill.rekapitulacija_ddv.map((rate) => ({ ...rate, ddv: 2.94 })) },
  ],
  ['a missing rate', { rekapitulacija_ddv: bill.rekapitulacija_ddv.slice(1) }],
  ['the sum', { skupaj_znesek: 217.51 }],
  ['the sum of VAT', { skupaj_ddv: 35.26 }],
])('%s that does not follow from the lines is found, while the lines agree', (_, change) => {
  const check = checkBill({ ...bill, ...change });
  expect(check.right).toBe(false);
  expect(check.lines.every(({ outcome }) => outcome === 'agrees')).toBe(true);
});

test('a bill without lines is 0', () => {
  const empty = { postavke: [], skupine: [], rekapitulacija_ddv: [] };
  const sums = { skupaj_osnova: 0, skupaj_ddv: 0, skupaj_znesek: 0 };
  expect(checkBill({ ...bill, ...empty, ...sums })).toMatchObject({ right: true, reckoned: 0n });
});
