import { expect, test } from 'vitest';
import { percentOf, shareOf } from './cost-specification';

const row = { znesek_racuna: 155_245, kolicina_stavbe: 1.018, kolicina_enote: 191.165 };

test.each([
  [{ ...row, stopnja_ddv: 0 }, 29_152_663],
  [
    { znesek_racuna: 644_454, kolicina_stavbe: 1.02, kolicina_enote: 439.025, stopnja_ddv: 0 },
    277_383_743,
  ],
])('half a cent that binary decimals lose is rounded up', (share, osnova) => {
  expect(shareOf(share).osnova).toBe(osnova);
});

test('a credit cancels its charge, also at half a cent', () => {
  const line = { kolicina_stavbe: 2, kolicina_enote: 1, stopnja_ddv: 50 };
  expect(shareOf({ ...line, znesek_racuna: 5 })).toEqual({ osnova: 3, ddv: 2 });
  expect(shareOf({ ...line, znesek_racuna: -5 })).toEqual({ osnova: -3, ddv: -2 });
});

test('half of the last decimal of a share is rounded up', () => {
  expect(percentOf(141.89, 20_000)).toBe(0.7095);
  expect(percentOf(104.27, 20_000)).toBe(0.5214);
});
