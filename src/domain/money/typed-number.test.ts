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
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', 'a', '1 2', '1,2,3'])('%j is not a number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});
