import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DueList, ManagerDues, OpenItem } from '../api-types';
import { allDuesOf, firstToPay, sameItem } from './all-dues';

const item = (id_postavke: string, cents: number) =>
  ({ id_postavke, odprto: cents / 100 }) as OpenItem;

const row = (code_payer: string, stanje: ManagerDues['stanje'], cents: readonly number[]) =>
  ({
    manager: 'breza',
    code_payer,
    stanje,
    odprto: cents.reduce((sum, each) => sum + each, 0) / 100,
    zapadlo: (cents[0] ?? 0) / 100,
    stevilo_vrstic: cents.length,
    postavke: cents.map((each, index) => item(String(index), each)),
  }) as unknown as ManagerDues;

const states = fc.constantFrom('svezo', 'zastarelo', 'ni_odgovora', 'neznano');
const rows = fc.array(fc.tuple(states, fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }))));

test('total and overdue are the sums of the cents of the fresh managers, and each manager is in one group', () => {
  fc.assert(
    fc.property(rows, (drawn) => {
      const list = {
        upravniki: drawn.map(([stanje, cents], index) =>
          row(String(index), stanje as ManagerDues['stanje'], cents),
        ),
      } as DueList;
      const { total, overdue, fresh, others } = allDuesOf(list);
      const asked = drawn.filter(([stanje]) => stanje === 'svezo').map(([, cents]) => cents);
      const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
      expect(total).toBe(BigInt(sum(asked.flat())));
      expect(overdue).toBe(BigInt(sum(asked.map(([first = 0]) => first))));
      expect(fresh.length + others.length).toBe(drawn.length);
    }),
  );
});

test('items that the list leaves out are in the total', () => {
  const long = { ...row('1', 'svezo', [10]), odprto: 50_000.07, zapadlo: 9.1, stevilo_vrstic: 101 };
  const { total, overdue, isWhole } = allDuesOf({ upravniki: [long, row('2', 'svezo', [30])] });
  expect([total, overdue, isWhole]).toEqual([5_000_037n, 940n, false]);
  expect(allDuesOf({ upravniki: [row('2', 'svezo', [30])] }).isWhole).toBe(true);
});

test('what the bank collects is in the total, but not in what is to pay', () => {
  const collected = {
    ...item('9', 20),
    direktna_obremenitev: true,
  } as OpenItem;
  const two = row('1', 'svezo', [10, 20]);
  const list = { upravniki: [{ ...two, odprto: 0.5, postavke: [...two.postavke, collected] }] };
  expect(allDuesOf(list)).toMatchObject({ total: 50n, toPay: 30n });
});

test('credit at one manager and 0.00 at another count as they are', () => {
  const list: DueList = {
    upravniki: [row('1', 'svezo', [-5000]), row('2', 'svezo', []), row('3', 'svezo', [10, 20])],
  };
  expect(allDuesOf(list).total).toBe(-4970n);
});

test('one payer code at two managers is two rows, and an item is found in its own', () => {
  const breza = row('5530', 'svezo', [100]);
  const zelenigaj: ManagerDues = { ...row('5530', 'svezo', [200]), manager: 'zelenigaj' };
  const list: DueList = { upravniki: [breza, zelenigaj] };
  expect(sameItem(list, zelenigaj, '0')?.odprto).toBe(2);
  expect(sameItem(list, breza, '0')?.odprto).toBe(1);
  expect(sameItem(list, breza, '1')).toBeUndefined();
});

test('an overdue item is paid first, then the first open one; announced and debited ones are left out', () => {
  const open = (id_postavke: string, more: object) => ({
    id_postavke,
    odprto: 1,
    dni_zamude: 0,
    direktna_obremenitev: false,
    placilo: { stanje_placila: 'ni' },
    ...more,
  });
  const firstOf = (...postavke: object[]) =>
    firstToPay({ upravniki: [{ ...row('1', 'svezo', []), postavke }] } as unknown as DueList)
      ?.id_postavke;
  const announced = open('a', { dni_zamude: 3, placilo: { stanje_placila: 'najavljeno' } });
  const debited = open('b', { dni_zamude: 3, direktna_obremenitev: true });
  expect(firstOf(announced, debited)).toBeUndefined();
  expect(firstOf(announced, debited, open('c', {}), open('d', {}))).toBe('c');
  expect(firstOf(announced, open('c', {}), open('d', { dni_zamude: 1 }))).toBe('d');
});
