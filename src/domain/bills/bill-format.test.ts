import { expect, test } from 'vitest';
import { formatDifference, formatPercentChange } from '../money/signed';
import { formatQuantity, formatRate } from './allocation-key';

test.each([
  [62.4, 'PO', '62.40\u00A0m²'],
  [2716, 'OP', '2\u202F716.00\u00A0m²'],
  [42, 'EN', '42'],
  [3, 'OS', '3'],
  [3.5, 'OS_PES', '3.5'],
  [100, 'OS_PES', '100.0'],
  [10_000, 'SD', '10\u202F000'],
  [3.1, 'ST', '3.1'],
  [3.125, 'ST', '3.125'],
  [291.35, 'DE', '291.35'],
  [2.5, 'OS', '2.500'],
  [0, 'DE', '0.00'],
] as const)('the quantity %s by %s reads %s', (value, key, text) => {
  expect(formatQuantity(value, key)).toBe(text);
});

test('a quantity in a formula has no unit of measure', () => {
  expect(formatQuantity(62.4, 'PO', false)).toBe('62.40');
});

test.each([
  [22, '22\u00A0%'],
  [9.5, '9.5\u00A0%'],
  [0, '0\u00A0%'],
  [8.25, '8.25\u00A0%'],
])('the rate %s reads %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

test('a difference has its sign, zero has no sign', () => {
  expect([13_061n, -1n, 0n].map(formatDifference)).toEqual([
    '+130.61\u00A0€',
    '\u22120.01\u00A0€',
    '0.00\u00A0€',
  ]);
  expect([4.9, -100, 0].map(formatPercentChange)).toEqual([
    '+4.90\u00A0%',
    '\u2212100.00\u00A0%',
    '0.00\u00A0%',
  ]);
});
