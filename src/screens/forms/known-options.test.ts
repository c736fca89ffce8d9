import { expect, test } from 'vitest';
import type { Reading, RegularBill } from '../../domain/api-types';
import {
  billOptions,
  type KnownList,
  lastReading,
  lineOptions,
  meterOptions,
  offersList,
  withValue,
} from './known-options';

const bill = (obdobje: string, st_dokumenta: string) =>
  ({ obdobje, st_dokumenta, znesek: 217.5 }) as RegularBill;

const reading = (st_merilnika: string, stanje_novo: number, vrsta = 'vodomer_topla') =>
  ({ st_merilnika, stanje_novo, vrsta_merilnika: vrsta, prostor: 'Kopalnica' }) as Reading;

test('bills are the newest first, by period, amount and number', () => {
  expect(billOptions([bill('2025-12', '1'), bill('2026-10', '2')])).toEqual([
    { value: '2', label: '10/2026 · 217.50\u00A0€ (2)' },
    { value: '1', label: '12/2025 · 217.50\u00A0€ (1)' },
  ]);
});

test('a line that a bill has twice is one option', () => {
  const lines = ['Upravljanje', 'Čiščenje', 'Upravljanje'].map((name) => ({ vrsta_stroska: name }));
  expect(lineOptions(lines).map(({ value }) => value)).toEqual(['Upravljanje', 'Čiščenje']);
});

test('only water meters are offered, each once', () => {
  const readings = [reading('7', 1, 'delilnik'), reading('3', 5), reading('3', 2)];
  expect(meterOptions(readings)).toEqual([{ value: '3', label: 'Topla voda, Kopalnica (3)' }]);
});

test('the last reading of a meter is that of the latest day, also after the dial began again at 0', () => {
  const on = (datum_odcitka: string, stanje_novo: number, meter = '3') => ({
    ...reading(meter, stanje_novo),
    datum_odcitka,
  });
  const readings = [
    on('2026-09-30', 99_998.5),
    on('2026-10-31', 2.125),
    on('2026-08-31', 99_995),
    on('2026-11-30', 9, '4'),
  ];
  expect(lastReading(readings, '3')?.stanje_novo).toBe(2.125);
  expect(lastReading(readings, '8')).toBeUndefined();
});

const lines = lineOptions(['Upravljanje', 'Čiščenje'].map((name) => ({ vrsta_stroska: name })));
const ready: KnownList = { state: 'ready', options: lines };
const typed = { isList: false, isHeld: false };

test.each<[string, KnownList, { isList: boolean; isHeld: boolean; value: string }, boolean]>([
  ['an empty field', ready, { ...typed, value: '' }, true],
  ['one of its options', ready, { ...typed, value: 'Čiščenje' }, true],
  ['several lines', ready, { ...typed, value: 'Upravljanje; Čiščenje' }, true],
  ['a value that it lacks', ready, { ...typed, value: 'Upravljanje; Dvigalo' }, false],
  ['a field with the focus', ready, { isList: false, isHeld: true, value: '' }, false],
  ['a list that is loading', { state: 'loading', options: [] }, { ...typed, value: '' }, false],
  [
    'a list that is loading again',
    { state: 'loading', options: [] },
    { ...typed, isList: true, value: '' },
    true,
  ],
  [
    'what cannot be had',
    { state: 'unknown', options: [] },
    { ...typed, isList: true, value: '' },
    false,
  ],
])('whether a list is offered: %s', (_, list, field, expected) => {
  expect(offersList(list, field)).toBe(expected);
});

test('several lines are one more option', () => {
  const both = 'Upravljanje; Čiščenje';
  expect(withValue(lines, both).at(-1)).toEqual({ value: both, label: both });
  expect(withValue(lines, 'Čiščenje')).toEqual(lines);
  expect(withValue(lines, '')).toEqual(lines);
});
