import { expect, test } from 'vitest';
import { celsius, decimal, inKilograms, percentOf, withUnit } from './format';

test.each([
  [20, '20\u00A0°C'],
  [15.5, '15.5\u00A0°C'],
  [0, '0\u00A0°C'],
  [null, 'ni podatka'],
])('the temperature %s is shown as %s', (degrees, shown) => {
  expect(celsius(degrees, 'ni podatka')).toBe(shown);
});

test.each([
  [148, '0.148\u00A0kg'],
  [148.5, '0.1485\u00A0kg'],
  [0, '0.00\u00A0kg'],
])('%s g are shown as %s', (grams, shown) => {
  expect(inKilograms(grams)).toBe(shown);
});

test('zero is 0.00 with any number of decimals, whole kilowatt-hours 0 (§9)', () => {
  expect(withUnit(0, 3, 'm³', '/')).toBe('0.00\u00A0m³');
  expect(withUnit(0, 1, 'K dni', '/')).toBe('0.00\u00A0K dni');
  expect(withUnit(0, 0, 'kWh', '/')).toBe('0\u00A0kWh');
  expect(decimal(0n, 4)).toBe('0.00');
  expect(percentOf(0n)).toBe('0.00\u00A0%');
});

test('other numbers have the decimals of their measure, and a missing one has its word', () => {
  expect(withUnit(3.1, 3, 'm³', '/')).toBe('3.100\u00A0m³');
  expect(withUnit(null, 3, 'm³', '/')).toBe('/');
  expect(decimal(1005n, 4)).toBe('0.1005');
  expect(percentOf(-13n)).toBe('1.3\u00A0%');
});
