import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CostLine } from '../api-types';
import { fromCents, sumCents, toCents } from '../money/cents';
import { checkLine } from './bill-check';

/** An exact fraction, from the decimal digits of a number instead of its binary value. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fraction(value: number): Fraction {
  const [whole = '', decimals = ''] = String(value).split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

const by = (one: Fraction, other: Fraction): Fraction =>
  times(one, { over: other.under, under: other.over });

/** The nearest whole number, found by counting down from an estimate that is too large. */
function nearest({ over, under }: Fraction): bigint {
  const sign = over < 0n ? -1n : 1n;
  let whole = (over * sign) / under + 2n;
  // A half is rounded away from zero, so `whole` is correct once `whole - 1/2` does not exceed the fraction.
  while ((2n * whole - 1n) * under > 2n * over * sign) whole -= 1n;
  return whole * sign;
}

const decimal = (decimals: number, most: number, least = 0) =>
  fc
    .integer({ min: least * 10 ** decimals, max: most * 10 ** decimals })
    .map((parts) => Number(`${parts}e-${decimals}`));

const anyLine = fc.record({
  znesek_racuna: decimal(2, 1_000_000, -1000),
  kolicina_stavbe: decimal(3, 20_000).filter((value) => value > 0),
  kolicina_enote: decimal(3, 500),
  stopnja_ddv: fc.oneof(fc.constantFrom(0, 5, 9.5, 22), decimal(2, 100)),
});

const asLine = (values: Partial<CostLine>): CostLine => ({
  skupina: 'drugo',
  vrsta_stroska: 'x',
  dobavitelj: 'x',
  st_racuna: '1',
  datum_racuna: '2026-10-31',
  kljuc: 'PO',
  znesek_racuna: 0,
  kolicina_stavbe: 1,
  kolicina_enote: 1,
  stopnja_ddv: 0,
  delez: 0,
  osnova: 0,
  ddv: 0,
  znesek: 0,
  id_dokumenta: null,
  id_reklamacije: null,
  ...values,
});

test('every line is recalculated as by exact fractions', () => {
  fc.assert(
    fc.property(anyLine, (values) => {
      const part = by(fraction(values.kolicina_enote), fraction(values.kolicina_stavbe));
      const hundred = { over: 100n, under: 1n };
      const osnova = nearest(times(times(fraction(values.znesek_racuna), part), hundred));
      const ddv = nearest(
        by(times({ over: osnova, under: 1n }, fraction(values.stopnja_ddv)), hundred),
      );
      const check = checkLine(asLine(values));
      expect(check.reckoned).toEqual({ osnova, ddv, znesek: osnova + ddv });
      expect(check.share).toBe(nearest(times(part, { over: 1_000_000n, under: 1n })));
    }),
    { numRuns: 2000, seed: 14 },
  );
});

test('a line with recalculated amounts agrees, and a cent more is reported as a cent', () => {
  const cent = fc.constantFrom(-1n, 1n);
  fc.assert(
    fc.property(anyLine, cent, (values, more) => {
      const { reckoned, share } = checkLine(asLine(values));
      const right = {
        ...values,
        delez: Number(share) / 10_000,
        osnova: fromCents(reckoned.osnova),
        ddv: fromCents(reckoned.ddv),
        znesek: fromCents(reckoned.znesek),
      };
      expect(checkLine(asLine(right)).outcome).toBe('agrees');
      for (const field of ['osnova', 'ddv', 'znesek'] as const) {
        const wrong = { ...right, [field]: fromCents(reckoned[field] + more) };
        const { outcome, off } = checkLine(asLine(wrong));
        expect(outcome).toBe('differs');
        expect(off[field]).toBe(more);
      }
    }),
    { numRuns: 500, seed: 14 },
  );
});

test('amounts are unchanged by cents and back, and their sum is exact', () => {
  fc.assert(
    fc.property(fc.array(decimal(2, 999_999_999, -999_999_999)), (amounts) => {
      for (const amount of amounts) expect(fromCents(toCents(amount))).toBe(amount + 0);
      const digits = (amount: number) => {
        const { over, under } = fraction(amount);
        return (over * 100n) / under;
      };
      expect(sumCents(amounts)).toBe(amounts.reduce((sum, amount) => sum + digits(amount), 0n));
    }),
    { seed: 14 },
  );
});

test('an invalid amount counts as 0', () => {
  expect(sumCents([0.1, 0.2, null as unknown as number, Number.NaN])).toBe(30n);
});
