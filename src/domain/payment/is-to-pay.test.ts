import { expect, test } from 'vitest';
import { isToPay } from './is-to-pay';

test.each([
  [217.5, false, true],
  [217.5, true, false],
  [0, false, false],
  [-12.4, false, false],
])('an item with %d open, under direct debit %s, is to pay: %s', (odprto, isDebited, expected) => {
  expect(isToPay({ odprto, direktna_obremenitev: isDebited })).toBe(expected);
});
