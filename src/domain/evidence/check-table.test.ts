import { expect, test } from 'vitest';
import type { CostLine, CostSpecification } from '../api-types';
import { csvOf } from '../files/csv';
import { checkTable } from './check-table';

const line: CostLine = {
  skupina: 'obratovanje',
  vrsta_stroska: 'Čiščenje',
  dobavitelj: 'Bleščica',
  st_racuna: '1026/118',
  id_dokumenta: null,
  datum_racuna: '2026-10-31',
  znesek_racuna: 496,
  kljuc: 'OS_PES',
  kolicina_stavbe: 100,
  kolicina_enote: 3.5,
  delez: 3.5,
  osnova: 17.36,
  stopnja_ddv: 22,
  ddv: 3.82,
  znesek: 21.18,
  id_reklamacije: null,
};

const bill = (changed: Partial<CostLine>) =>
  ({
    postavke: [{ ...line, ...changed }],
    skupine: [{ skupina: 'obratovanje', osnova: 17.36, ddv: 3.82, znesek: 21.18 }],
    rekapitulacija_ddv: [{ stopnja: 22, osnova: 17.36, ddv: 3.82 }],
    skupaj_osnova: 17.36,
    skupaj_ddv: 3.82,
    skupaj_znesek: 21.18,
  }) as unknown as CostSpecification;

const rowsOf = (changed: Partial<CostLine>) => csvOf(checkTable(bill(changed))).split('\r\n');

test('a right line has its rule and no difference', () => {
  const rule = '496 × 3,5 / 100, DDV 22 %';
  expect(rowsOf({})[1]).toBe(`Čiščenje;21,18;21,18;0,00;"${rule}";se ujema`);
  expect(rowsOf({})).toContain('Skupaj za plačilo;21,18;21,18;0,00;vsota postavk;se ujema');
});

test('a wrong line has what it should be, and by how much it is off', () => {
  const rows = rowsOf({ osnova: 20, ddv: 4.4, znesek: 24.4 });
  expect(rows[1]).toMatch(/^Čiščenje;24,40;21,18;3,22;.*;se ne ujema$/);
  expect(rows).toContain('Skupaj za plačilo;21,18;24,40;-3,22;vsota postavk;se ne ujema');
  expect(rows).toContain(
    'Seštevek skupine Obratovanje;21,18;24,40;-3,22;vsota postavk;se ne ujema',
  );
  expect(rows).toContain('Rekapitulacija DDV 22 %;3,82;4,40;-0,58;vsota postavk;se ne ujema');
});

test('the sums of groups and of VAT rates that are right have no difference', () => {
  expect(rowsOf({}).slice(2, 4)).toEqual([
    'Seštevek skupine Obratovanje;21,18;21,18;0,00;vsota postavk;se ujema',
    'Rekapitulacija DDV 22 %;3,82;3,82;0,00;vsota postavk;se ujema',
  ]);
});

test('a cost of the unit only is not recalculated beyond its VAT', () => {
  expect(rowsOf({ kljuc: 'ZN' })[1]).toContain('osnova z obračuna, DDV 22 %');
});
