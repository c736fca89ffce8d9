import { expect, test } from 'vitest';
import { isTaxNumber as theirs } from '../../../mocks/people/handover/tax-number';
import { isTaxNumber } from './tax-number';

test.each([
  ['59023341', true],
  ['59023342', false],
  ['95023341', false],
  ['5902334', false],
  ['590233411', false],
  ['SI590233', false],
  ['', false],
])('%s: %s', (text, isRight) => {
  expect(isTaxNumber(text)).toBe(isRight);
});

test('each number has at most one check digit, as the backend has it', () => {
  for (let number = 1_000_000; number < 1_002_000; number += 1) {
    const right = Array.from({ length: 10 }, (_, check) => `${number}${check}`);
    expect(right.filter(isTaxNumber)).toEqual(right.filter(theirs));
    expect(right.filter(isTaxNumber).length).toBeLessThanOrEqual(1);
  }
});
