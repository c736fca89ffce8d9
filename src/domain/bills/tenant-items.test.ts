import { expect, test } from 'vitest';
import type { TenantOpenItem } from '../api-types';
import { byLease, owedItems, sumsOf } from './tenant-items';

const item = (change: Partial<TenantOpenItem>): TenantOpenItem => ({
  inventarna_stevilka: '0291007',
  naziv_enote: 'Brezova pot 4 (7)',
  najemnik: 'Rok Petek',
  sifra_placnika_najemnika: '204511',
  st_dokumenta: '26080771',
  obdobje: '2026-08',
  datum_izdaje: '2026-09-11',
  rok_placila: '2026-09-30',
  dni_zamude: 52,
  znesek: 64.1,
  placano: 0,
  odprto: 64.1,
  status: 'zapadlo',
  direktna_obremenitev: false,
  pogodba_od: '2024-09-01',
  pogodba_do: '2027-08-31',
  upn: null,
  ...change,
});

test('the sample of pages.md P15 is one lease with 271.65 open and 130.45 overdue', () => {
  const items = [
    item({}),
    item({ st_dokumenta: '26090771', odprto: 66.35, dni_zamude: 22 }),
    item({ st_dokumenta: '26100771', odprto: 141.2, dni_zamude: 0, status: 'odprto' }),
  ];
  expect(byLease(items)).toEqual([
    { key: expect.any(String), first: items[0], items, open: 27_165n, overdue: 13_045n },
  ]);
});

test('an overpayment of one tenant settles no bill of another', () => {
  const overpaid = { odprto: -150, dni_zamude: 90, sifra_placnika_najemnika: '204512' };
  const items = [item({ odprto: 100 }), item(overpaid)];
  expect(sumsOf(items)).toEqual({ open: 10_000n, overdue: 10_000n });
  expect(owedItems(items)).toEqual([items[0]]);
});

test('units, tenants with one name and a second lease of a tenant are separate', () => {
  const items = [
    item({}),
    item({ inventarna_stevilka: '0137G22' }),
    item({ sifra_placnika_najemnika: '204512' }),
    item({ pogodba_od: '2020-01-01' }),
    item({ odprto: 1 }),
  ];
  const leases = byLease(items);
  expect(leases.map(({ open }) => open)).toEqual([6510n, 6410n, 6410n, 6410n]);
  expect(new Set(leases.map(({ key }) => key)).size).toBe(4);
});

test('without open items there are no leases', () => {
  expect(byLease([])).toEqual([]);
});
