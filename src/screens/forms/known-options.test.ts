import { expect, test } from 'vitest';
import type { Reading, RegularBill } from '../../domain/api-types';
import { billOptions, lastReading, lineOptions, meterOptions } from './known-options';

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
  expect(meterOptions(readings)).toEqual([
    { value: '3', label: 'Vodomer – topla voda, Kopalnica (3)' },
  ]);
});

test('the last reading of a meter is its highest, whatever the order', () => {
  const readings = [reading('3', 2), reading('3', 5.125), reading('4', 9)];
  expect(lastReading(readings, '3')?.stanje_novo).toBe(5.125);
  expect(lastReading(readings, '8')).toBeUndefined();
});
