import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DueList, ManagerDues, OpenItem } from '../api-types';
import { formatMoney } from '../money/number';
import { allDuesOf, firstToPay, stateInList } from './all-dues';
import { allDuesAnswer } from './due-answer';

const item = (id_postavke: string, cents: number) =>
  ({
    id_postavke,
    odprto: cents / 100,
    rok_placila: null,
    dni_zamude: 0,
    direktna_obremenitev: false,
    placilo: { stanje_placila: 'ni' },
  }) as unknown as OpenItem;

const collected: OpenItem = { ...item('9', 20), direktna_obremenitev: true };

const row = (code_payer: string, stanje: ManagerDues['stanje'], cents: readonly number[]) =>
  ({
    manager: 'breza',
    code_payer,
    stanje,
    odprto: cents.reduce((sum, each) => sum + each, 0) / 100,
    zapadlo: 0,
    stevilo_vrstic: cents.length,
    postavke: cents.map((each, index) => item(String(index), each)),
  }) as unknown as ManagerDues;

const states = fc.constantFrom('svezo', 'zastarelo', 'ni_odgovora', 'neznano');
const rows = fc.array(fc.tuple(states, fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }))));

test('to pay is the sum of the cents of the fresh managers without what is overpaid; each manager is in one group', () => {
  fc.assert(
    fc.property(rows, (drawn) => {
      const list = {
        upravniki: drawn.map(([stanje, cents], index) =>
          row(String(index), stanje as ManagerDues['stanje'], cents),
        ),
      } as DueList;
      const { toPay, fresh, others } = allDuesOf(list);
      const asked = drawn.filter(([stanje]) => stanje === 'svezo').flatMap(([, cents]) => cents);
      const owed = asked.filter((cents) => cents > 0).reduce((all, each) => all + each, 0);
      expect(toPay).toBe(BigInt(owed));
      expect(fresh.length + others.length).toBe(drawn.length);
    }),
  );
});

test('items that the list leaves out are in the sums, and in no list of days', () => {
  const long = { ...row('1', 'svezo', [10]), odprto: 50_000.07, zapadlo: 9.1, stevilo_vrstic: 101 };
  const dues = allDuesOf({ upravniki: [long, row('2', 'svezo', [30])] });
  expect(dues).toMatchObject({ toPay: 5_000_037n, overdue: 910n, isWhole: false });
  expect(allDuesAnswer(dues)).toBe(
    `Za plačilo ${formatMoney(50_000.37)}. Od tega je ${formatMoney(9.1)} že zapadlo.`,
  );
  expect(allDuesOf({ upravniki: [row('2', 'svezo', [30])] }).isWhole).toBe(true);
});

test('what the bank collects is not in what is to pay', () => {
  const two = row('1', 'svezo', [10, 20]);
  const list = { upravniki: [{ ...two, odprto: 0.5, postavke: [...two.postavke, collected] }] };
  expect(allDuesOf(list).toPay).toBe(30n);
});

test('an overpayment settles nothing at another manager, and the page says the amount of the link', () => {
  const dues = allDuesOf({
    upravniki: [row('1', 'svezo', [-8000, 1]), row('2', 'svezo', []), row('3', 'svezo', [5000])],
  });
  expect(dues.toPay).toBe(5001n);
  expect(allDuesAnswer(dues)).toBe(
    `Za plačilo ${formatMoney(50.01)}. Preplačano imate ${formatMoney(80)}.`,
  );
});

test('a list that is cut is asked for what is known of it, and never for less than it shows', () => {
  const first = row('1', 'svezo', [100, -3000]);
  const cut = (odprto: number, zapadlo: number, ...more: OpenItem[]) =>
    allDuesOf({
      upravniki: [
        {
          ...first,
          odprto,
          zapadlo,
          stevilo_vrstic: 101,
          postavke: [...first.postavke, ...more],
        },
      ],
    });
  const late = { ...item('late', 700), dni_zamude: 3 } as OpenItem;
  const dues = cut(20.2, 7, collected, late);
  expect(dues).toMatchObject({ toPay: 5000n, overdue: 700n });
  const told = allDuesAnswer({ ...dues, others: [row('2', 'ni_odgovora', [])] });
  expect(told).toContain(
    `Za plačilo vsaj ${formatMoney(50)}. Od tega je ${formatMoney(7)} že zapadlo.`,
  );
  expect(told).toContain(`(${formatMoney(0.2)}) bo poravnana z direktno obremenitvijo`);
  expect(told).toContain(`Preplačano imate ${formatMoney(30)}.`);
  // The rest of the list is overpaid by 500.00.
  expect(cut(-522, -493, late)).toMatchObject({ toPay: 800n, overdue: 700n });
});

test('one payer code at two managers is two rows, and an item is found in its own', () => {
  const breza = row('5530', 'svezo', [100]);
  const zelenigaj: ManagerDues = { ...row('5530', 'svezo', [0, 200]), manager: 'zelenigaj' };
  const list: DueList = { upravniki: [breza, zelenigaj] };
  expect(stateInList(list, zelenigaj, '1')).toBe('open');
  expect(stateInList(list, zelenigaj, '0')).toBe('settled');
  expect(stateInList(list, breza, '0')).toBe('open');
  expect(stateInList(list, breza, '1')).toBe('settled');
});

test.each([
  ['zastarelo', 'open'],
  ['ni_odgovora', 'unknown'],
] as const)('an item of a manager that is %s is %s, not settled', (stanje, state) => {
  const shown = row('5530', 'svezo', [100]);
  const now = row('5530', stanje, stanje === 'zastarelo' ? [100] : []);
  expect(stateInList({ upravniki: [now] }, shown, '0')).toBe(state);
});

test('an item of a manager that is no longer in the list is unknown, also when another code of the manager is', () => {
  const shown = row('5530', 'svezo', [100]);
  expect(stateInList({ upravniki: [] }, shown, '0')).toBe('unknown');
  const list: DueList = { upravniki: [row('9911', 'svezo', [100])] };
  expect(stateInList(list, shown, '0')).toBe('unknown');
});

test('a list with all items counts them, whatever the sum of the server', () => {
  const whole = { ...row('1', 'svezo', [100]), odprto: 7 };
  expect(allDuesOf({ upravniki: [whole] }).toPay).toBe(100n);
});

test('a list with all items names their days', () => {
  const dated = { ...item('0', 30), rok_placila: '2026-11-30' };
  const whole = { ...row('1', 'svezo', [30]), postavke: [dated] };
  expect(allDuesAnswer(allDuesOf({ upravniki: [whole] }))).toBe(
    `Za plačilo ${formatMoney(0.3)} do 30.11.2026.`,
  );
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
