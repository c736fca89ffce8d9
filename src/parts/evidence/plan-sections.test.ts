import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { costSpecificationQuery } from '../../api/billing-costs';
import { supplierDocumentsQuery } from '../../api/documents';
import type { EvidenceOf } from './pack-plan';
import { isRecentDecision, planSection } from './plan-sections';

const of: EvidenceOf = {
  unit: '0137014',
  building: '0137',
  bill: '26100314',
  period: '2026-10',
};

/** Supplier and number of an invoice. */
type Named = readonly [dobavitelj: string, st_racuna: string];

/** The invoices of a bill with these lines, when the building's list has these invoices. */
function planned(lines: readonly Named[], listed: readonly Named[]) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const rows = (pairs: readonly Named[]) =>
    pairs.map(([dobavitelj, st_racuna]) => ({ dobavitelj, st_racuna, pot: `/api/${st_racuna}` }));
  const put = (queryKey: readonly unknown[], data: object) => cache.setQueryData(queryKey, data);
  put(costSpecificationQuery(of.unit, of.period).queryKey, { postavke: rows(lines) });
  put(supplierDocumentsQuery('0137').queryKey, { dokumenti: rows(listed) });
  return planSection.suppliers(cache, of);
}

test('a bill without invoices has one line with the reason', async () => {
  expect(await planned([], [['Voda', '1']])).toEqual([
    {
      name: '05_racuni_dobaviteljev',
      source: 'listSupplierDocuments',
      missing: 'za to obdobje ni podatkov',
    },
  ]);
});

test('an invoice of several lines is there once, one of two suppliers with one number twice', async () => {
  const lines: readonly Named[] = [
    ['Voda', '26/1'],
    ['Voda', '26/1'],
    ['Toplota', '26/1'],
  ];
  expect((await planned(lines, lines)).map(({ name }) => name)).toEqual([
    '05_racuni_dobaviteljev/001_Voda_26-1.pdf',
    '05_racuni_dobaviteljev/002_Toplota_26-1.pdf',
  ]);
});

test('a slash in a supplier’s name makes no folder', async () => {
  const lines: readonly Named[] = [['Voda/Plin d.o.o.', '26/1']];
  expect(await planned(lines, lines)).toMatchObject([
    { name: '05_racuni_dobaviteljev/001_Voda-Plin d.o.o._26-1.pdf' },
  ]);
});

test('an invoice that the building’s list lacks is a line with its reason', async () => {
  expect(await planned([['Voda', '26/1']], [['Toplota', '26/1']])).toMatchObject([
    {
      name: '05_racuni_dobaviteljev/001_Voda_26-1.pdf',
      missing: 'računa ni med dokumenti dobaviteljev',
    },
  ]);
});

test.each(['suppliers', 'registered', 'decisions'] as const)(
  'without a known building %s are missing for that reason, not for a lack of data',
  async (section) => {
    const unknown = { ...of, building: undefined };
    expect(await planSection[section](new QueryClient(), unknown)).toMatchObject([
      { missing: 'stavba te enote ni znana' },
    ]);
  },
);

test('decisions of the twelve months up to the bill’s month go into the pack', () => {
  const record = (vrsta: string, datum: string) =>
    isRecentDecision({ vrsta, datum } as Parameters<typeof isRecentDecision>[0], '2026-10');
  expect(record('zapisnik', '2025-11-01')).toBe(true);
  expect(record('listina', '2026-10-31')).toBe(true);
  expect(record('zapisnik', '2025-10-31')).toBe(false);
  expect(record('zapisnik', '2026-11-01')).toBe(false);
  expect(record('ponudba', '2026-10-01')).toBe(false);
});
