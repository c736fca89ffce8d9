import { expect, it } from 'vitest';
import { fundPostings } from '../../funds/seed/reserve-fund';
import { supplierDocuments } from './supplier-documents';

it('the fund’s ledger has the invoices that the reserve fund has paid, to the cent and the day', () => {
  const paid = supplierDocuments
    .filter(({ vir, datum_placila }) => vir === 'rezervni_sklad' && datum_placila !== null)
    .map((each) => [each.st_racuna, each.datum_placila, each.znesek_brez_ddv + each.ddv]);
  const spent = fundPostings
    .filter(({ vrsta }) => vrsta === 'poraba')
    .map(({ st_dokumenta, datum, breme }) => [st_dokumenta, datum, breme]);
  expect(paid.sort()).toEqual(spent.sort());
});

it('every invoice has its own id and number', () => {
  for (const key of ['id_dokumenta', 'st_racuna'] as const) {
    expect(new Set(supplierDocuments.map((each) => each[key])).size).toBe(supplierDocuments.length);
  }
});
