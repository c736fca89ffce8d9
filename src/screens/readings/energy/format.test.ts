import { expect, test } from 'vitest';
import { celsius, inKilograms } from './format';

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
  [0, '0.000\u00A0kg'],
])('%s g are shown as %s', (grams, shown) => {
  expect(inKilograms(grams)).toBe(shown);
});
