import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents, toCents } from '../money/cents';
import { dueAnswer } from './due-answer';
import { duePartsOf } from './due-parts';

const anyItem = fc.record({
  odprto: fc.integer({ min: -999_999, max: 99_999_999 }).map((cents) => cents / 100),
  rok_placila: fc.oneof(
    fc.constantFrom(null, '1899-12-30', '0001-01-01'),
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  ),
  dni_zamude: fc.integer({ min: 0, max: 3 }),
  direktna_obremenitev: fc.boolean(),
});

test('every cent is counted exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
      const { toPay, overdue, days, undated, debit, overpaid } = duePartsOf(items);
      const dated = days.reduce((sum, { cents }) => sum + cents, 0n);
      expect(overdue + dated + undated).toBe(toPay);
      expect(toPay + debit.cents - overpaid).toBe(sumCents(items.map(({ odprto }) => odprto)));
      const sorted = days.map(({ day }) => day).sort();
      expect(days.map(({ day }) => day)).toEqual([...new Set(sorted)]);
    }),
  );
});

/** The amounts that a sentence names, in cents. */
const amountsIn = (sentence: string) =>
  [...sentence.matchAll(/([\d\u202F]+\.\d\d)\u00A0€/g)].map(([, digits = '']) =>
    toCents(Number(digits.replaceAll('\u202F', ''))),
  );

test('when an answer splits the amount to pay, the named amounts add up to the total', () => {
  const orders = anyItem.map((item) => ({
    ...item,
    odprto: Math.abs(item.odprto),
    direktna_obremenitev: false,
  }));
  fc.assert(
    fc.property(fc.array(orders, { minLength: 1, maxLength: 20 }), (items) => {
      const [total = 0n, ...named] = amountsIn(dueAnswer(items));
      expect(total).toBe(sumCents(items.map(({ odprto }) => odprto)));
      if (named.length > 0) expect(named.reduce((sum, each) => sum + each, 0n)).toBe(total);
    }),
  );
});
