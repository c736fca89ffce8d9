import { expect, test } from 'vitest';
import { typedNumber, writtenLike } from './typed-number';

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

test.each([
  '',
  ' ',
  'a',
  '1e3',
  '0x1F',
  'Infinity',
  '.',
  '-',
  '1 2',
  '1,2,3',
  '1.23,4',
  '1234.567,8',
  '1,234.5',
  '.123.456',
])('%j is not a number', (text) => {
  expect(typedNumber(text)).toBeNaN();
});

test.each([
  ['', 1, '1'],
  ['217', 218, '218'],
  ['217,451', 218.451, '218,451'],
  ['217.451', 218.451, '218.451'],
  ['12,50', 13.5, '13,50'],
  ['0,1', 1.1, '1,1'],
  ['1.234,5', 1235.5, '1235,5'],
  ['1.234', 2.234, '2.234'],
  ['٢١٧,٥', 218.5, '218,5'],
])('after %j, %d is written %j', (typed, number, text) => {
  expect(writtenLike(typed, number)).toBe(text);
});
