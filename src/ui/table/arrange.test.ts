import { describe, expect, test } from 'vitest';
import { filterRows, partOf, pinnedFirst, searchTexts, sortRows } from './arrange';
import { type Column, visibleColumns } from './column';
import { byPeriod, byWords } from './filter';
import { columnTotal } from './totals';

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly due: string | null;
  readonly amount: number;
  readonly state: 'late' | 'open';
}

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  name: id,
  due: '2026-10-30',
  amount: 0,
  state: 'open',
  ...more,
});

const words = { late: 'Zapadlo', open: 'Odprto' };
const name: Column<Row> = { key: 'name', label: 'Ime', kind: 'text' };
const due: Column<Row> = { key: 'due', label: 'Rok', kind: 'date' };
const amount: Column<Row> = { key: 'amount', label: 'Znesek', kind: 'money', total: 'sum' };
const state: Column<Row> = { key: 'state', label: 'Stanje', kind: 'status', words };
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('sorting', () => {
  test('uses the Slovenian alphabet, and compares numbers in texts as numbers', () => {
    const names = ['Žaga 1', 'Cesta 10', 'čebela', 'Cesta 9', 'Šola', 'Sonce', 'cesta 2'];
    const sorted = sortRows(
      names.map((each) => row(each)),
      name,
      false,
    );
    expect(ids(sorted)).toEqual([
      'cesta 2',
      'Cesta 9',
      'Cesta 10',
      'čebela',
      'Sonce',
      'Šola',
      'Žaga 1',
    ]);
  });

  test('uses another field when the column names one, such as the surname for names', () => {
    const byOrder: Column<Row> = { ...name, kind: 'text', key: 'name', sortBy: 'id' };
    const rows = [row('Turk Ana', { name: 'Ana Turk' }), row('Kos Žan', { name: 'Žan Kos' })];
    expect(ids(sortRows(rows, byOrder, false))).toEqual(['Kos Žan', 'Turk Ana']);
    expect(ids(sortRows(rows, name, false))).toEqual(['Turk Ana', 'Kos Žan']);
  });

  test('is stable in both directions', () => {
    const rows = [
      row('a', { amount: 2 }),
      row('b', { amount: 1 }),
      row('c', { amount: 2 }),
      row('d', { amount: 1 }),
    ];
    expect(ids(sortRows(rows, amount, false))).toEqual(['b', 'd', 'a', 'c']);
    expect(ids(sortRows(rows, amount, true))).toEqual(['a', 'c', 'b', 'd']);
  });

  test('orders amounts as numbers', () => {
    const rows = [row('9', { amount: 9 }), row('-3', { amount: -3 }), row('100', { amount: 100 })];
    expect(ids(sortRows(rows, amount, false))).toEqual(['-3', '9', '100']);
  });

  test('turns rows around that are in the other order', () => {
    const rows = [1, 2, 3].map((each) => row(`${each}`, { amount: each }));
    expect(ids(sortRows(rows, amount, true))).toEqual(['3', '2', '1']);
    expect(ids(sortRows(rows.toReversed(), amount, false))).toEqual(['1', '2', '3']);
  });

  test('puts rows without a date or with a placeholder date last in both directions', () => {
    const rows = [
      row('none', { due: null }),
      row('late', { due: '2026-12-01' }),
      row('placeholder', { due: '1899-12-30' }),
      row('early', { due: '2025-01-31' }),
    ];
    expect(ids(sortRows(rows, due, false))).toEqual(['early', 'late', 'none', 'placeholder']);
    expect(ids(sortRows(rows, due, true))).toEqual(['late', 'early', 'none', 'placeholder']);
  });

  test('keeps rows that are in order, and moves only those without a date', () => {
    const [none, early, late] = [
      row('none', { due: null }),
      row('early', { due: '2025-01-31' }),
      row('late', { due: '2026-12-01' }),
    ];
    for (const rows of [
      [none, early, late],
      [early, none, late],
      [early, late, none],
    ])
      expect(ids(sortRows(rows, due, false))).toEqual(['early', 'late', 'none']);
  });

  test('orders states by their label, and does not change the given array', () => {
    const rows = [row('a', { state: 'late' }), row('b')];
    expect(ids(sortRows(rows, state, false))).toEqual(['b', 'a']);
    expect(ids(rows)).toEqual(['a', 'b']);
  });
});

test('pinned rows are before all others, each in the given order', () => {
  const rows = [row('a'), row('B'), row('c'), row('D')];
  expect(ids(pinnedFirst(rows, ({ id }) => id < 'a'))).toEqual(['B', 'D', 'a', 'c']);
  expect(ids(rows)).toEqual(['a', 'B', 'c', 'D']);
});

describe('filters', () => {
  const rows = [
    row('a', { due: '2026-08-10', state: 'late' }),
    row('b', { due: '2026-09-10' }),
    row('c', { due: '2026-10-10' }),
    row('d', { due: null }),
    row('e', { due: '2026-02-30' }),
    row('f', { due: '1899-12-29T23:00:00Z' }),
  ];
  const offered = [
    byWords<Row, 'state'>('state', { param: 'stanje', label: 'Stanje', words }),
    ...byPeriod<Row>('due'),
  ].map((filter) => ({ ...filter, options: filter.options(rows) }));

  test('offer the values of the rows, periods with the newest first', () => {
    expect(offered[0]?.options.map(({ label }) => label)).toEqual(['Zapadlo', 'Odprto']);
    expect(offered[1]?.options.map(({ label }) => label)).toEqual([
      '10/2026',
      '09/2026',
      '08/2026',
    ]);
  });

  test.each([
    [{}, ['a', 'b', 'c', 'd', 'e', 'f']],
    [{ stanje: 'late' }, ['a']],
    [{ od: '2026-09', do: '2026-09' }, ['b']],
    [{ do: '2026-09' }, ['a', 'b']],
    [{ od: '1000-01' }, ['a', 'b', 'c']],
    [{ od: '2026-09', do: '2026-10', stanje: 'open' }, ['b', 'c']],
  ])('%j keep %j', (choices, expected) => {
    expect(ids(filterRows(rows, offered, choices))).toEqual(expected);
  });
});

test('a search covers all texts of a row, but not its amounts', () => {
  const only = row('a', { name: 'Župančič', amount: 217.5, state: 'late' });
  expect(searchTexts([only], [name, amount, due, state]).get(only)).toBe('zupancic\nzapadlo');
  const noted = { ...amount, note: ({ id }: Row) => (id === 'a' ? 'Po pošti' : null) };
  expect(searchTexts([only], [noted]).get(only)).toBe('po posti');
});

test.each([
  [1, { page: 1, pages: 3, first: 1, rows: [1, 2] }],
  [3, { page: 3, pages: 3, first: 5, rows: [5] }],
  [99, { page: 3, pages: 3, first: 5, rows: [5] }],
  [0, { page: 1, pages: 3, first: 1, rows: [1, 2] }],
])('page %d of five rows, two per page', (page, part) => {
  expect(partOf([1, 2, 3, 4, 5], page, 2)).toEqual(part);
});

test('an empty list has one page whose first row is 0', () => {
  expect(partOf([], 2, 10)).toEqual({ page: 1, pages: 1, first: 0, rows: [] });
});

test('a total is the exact sum of the filtered rows; the total of the server is shown only without filters', () => {
  const rows = [row('a', { amount: 0.1 }), row('b', { amount: 0.2 })];
  expect(columnTotal(amount, rows, true)).toBe(0.3);
  expect(columnTotal({ ...amount, total: 7 }, rows, false)).toBe(7);
  expect(columnTotal({ ...amount, total: 7 }, rows, true)).toBeUndefined();
  expect(columnTotal(name, rows, false)).toBeUndefined();
});

test('columns are shown only when they have a use', () => {
  const columns: Column<Row>[] = [
    { ...name, only: 'all-units' },
    { ...amount, only: 'if-any' },
    { ...state, only: 'file' },
    due,
  ];
  const keys = (rows: Row[], all: boolean) =>
    visibleColumns(columns, rows, all).map(({ key }) => key);
  expect(keys([row('a')], false)).toEqual(['due']);
  expect(keys([row('a', { amount: 1 })], true)).toEqual(['name', 'amount', 'due']);
  const inFile = visibleColumns(columns, [row('a')], false, true);
  expect(inFile.map(({ key }) => key)).toEqual(['state', 'due']);
});
