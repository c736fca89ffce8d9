import { expect, test } from 'vitest';
import { keptCode, stillValid } from './kept-code';

const sent = {
  kanal: 'e_posta',
  prejemnik: 'a•••@example.si',
  velja_sekund: 600,
  preostalo_poskusov: 3,
} as const;

test('a kept code is valid for what is left of its time', () => {
  const kept = keptCode(sent, 1_000_000);
  expect(stillValid(kept, 1_000_000)).toEqual(sent);
  expect(stillValid(kept, 1_590_500)).toEqual({ ...sent, velja_sekund: 9 });
  expect(stillValid(kept, 1_599_001)).toBeUndefined();
});

test.each([undefined, null, 'koda', 1, {}, { until: 2_000_000 }, { ...sent }])(
  '%o is no code',
  (kept) => {
    expect(stillValid(kept, 1_000_000)).toBeUndefined();
  },
);
