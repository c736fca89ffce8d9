import { expect, test } from 'vitest';
import { typedNumber } from './typed-number';

test.each([
  ['4', 4],
  [' 4 ', 4],
  ['٤', 4],
  ['٣٠', 30],
  ['٠١٢٣٤٥٦٧٨٩', 123456789],
  ['217,451', 217.451],
  ['٢١٧,٥', 217.5],
  ['-3', -3],
  ['1.234,5', 1234.5],
  ['12.345.678,25', 12345678.25],
  ['-1.234,5', -1234.5],
  ['1.234.567', 1234567],
  ['1.234', 1.234],
  ['12,500', 12.5],
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', 'a', '1 2', '1,2,3', '1.23,4', '1234.567,8', '1,234.5', '.123.456'])(
  '%j is not a number',
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);
