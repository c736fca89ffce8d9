import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CostLine } from '../api-types';
import { costEffect, isLate } from './registered-change';

const line = (
  kljuc: CostLine['kljuc'],
  [znesek_racuna, kolicina_stavbe, kolicina_enote]: readonly [number, number, number],
  stopnja_ddv: number,
): CostLine => ({
  skupina: 'obratovanje',
  vrsta_stroska: '',
  dobavitelj: '',
  st_racuna: '',
  datum_racuna: '2026-10-31',
  znesek_racuna,
  kljuc,
  kolicina_stavbe,
  kolicina_enote,
  delez: 0,
  osnova: 0,
  stopnja_ddv,
  ddv: 0,
  znesek: 0,
  id_dokumenta: null,
  id_reklamacije: null,
});

/** The lines of pages.md P14 by persons, and one by another key. */
const postavke = [
  line('OS', [612.84, 97, 3], 9.5),
  line('OS', [388, 97, 3], 9.5),
  line('OS_PES', [496, 100, 3.5], 22),
  line('PO', [214.36, 2857, 62.4], 22),
];

describe('the effect of a change on the bill of pages.md P14', () => {
  test.each([
    // Each line: cost × unit / building, its VAT, both rounded; 20.75 + 13.14 + 21.18 before.
    { persons: 3, dogs: 1, after: 5507n },
    // 612.84 × 4/98, 388 × 4/98, 496 × 4.5/101: 27.39 + 17.34 + 26.96.
    { persons: 4, dogs: 1, after: 7169n },
    // 612.84 and 388 × 3/97 as before, 496 × 3/99.5 = 14.95 + 3.29.
    { persons: 3, dogs: 0, after: 5213n },
    // An empty unit: 612.84 × 1/95 = 6.45 + 0.61, 388 × 1/95 = 4.08 + 0.39, 496 × 1/97.5 = 5.09 + 1.12.
    { persons: 1, dogs: 0, after: 1774n },
  ])('$persons persons and $dogs dogs', ({ persons, dogs, after }) => {
    expect(costEffect({ postavke }, persons, dogs)).toEqual({
      before: 5507n,
      after,
      difference: after - 5507n,
    });
  });
});

test('there is no effect without a line by persons, or for a building without persons', () => {
  expect(costEffect({ postavke: postavke.slice(3) }, 4, 1)).toBeUndefined();
  expect(costEffect({ postavke: [line('OS', [10, 0, 0], 0)] }, 4, 1)).toBeUndefined();
});

test('more persons never cost less, and dogs do not change costs by persons only', () => {
  const counts = [fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 10 })] as const;
  fc.assert(
    fc.property(...counts, (persons, dogs) => {
      const now = costEffect({ postavke }, persons, dogs)?.after ?? 0n;
      expect(costEffect({ postavke }, persons + 1, dogs)?.after).toBeGreaterThanOrEqual(now);
      const [water] = postavke;
      const byPersons = { postavke: water ? [water] : [] };
      expect(costEffect(byPersons, persons, dogs)).toEqual(costEffect(byPersons, persons, 0));
    }),
  );
});

test.each([
  ['2026-11-06', false],
  ['2026-11-05', true],
  ['2026-12-01', false],
  ['', false],
])('a change of %s reported on 21.11.2026 is late: %s', (since, late) => {
  expect(isLate(since, '2026-11-21')).toBe(late);
});
