/** The days and parts of a handover (`pages.md` P36), beside those of the backend, which has its own code for them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giversPart, sharedMonths } from '../../../mocks/people/handover/split';
import type { HandoverShare } from '../api-types';
import { daysIn, daysOfParties, giversCents, isShareRight, sumsOfShares } from './handover-days';

const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** The last day of a billed month, and a day up to two years after it. */
const span = fc
  .tuple(fc.integer({ min: 2020, max: 2032 }), fc.nat(11), fc.integer({ min: 1, max: 730 }))
  .map(([year, month, more]) => {
    const billed = Date.UTC(year, month + 1, 0);
    return { billed: dayOf(billed), date: dayOf(billed + more * DAY_MS) };
  });
const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });

const share = (change: Partial<HandoverShare> = {}): HandoverShare => ({
  obdobje: '2026-11',
  sklad: 'redni',
  dni: 30,
  dni_predajnika: 24,
  dni_prevzemnika: 6,
  podlaga: 'zadnji_obracun',
  znesek: 37.44,
  del_predajnika: 29.95,
  del_prevzemnika: 7.49,
  ...change,
});

test('each day after the last billed one belongs to one party, as the backend counts it', () => {
  fc.assert(
    fc.property(span, ({ billed, date }) => {
      const months = daysOfParties(billed, date);
      const givers = months.reduce((sum, month) => sum + month.givers, 0);
      expect(givers).toBe((Date.parse(date) - Date.parse(billed)) / DAY_MS);
      for (const { days, givers, takers } of months) expect(givers + takers).toBe(days);
      const first = dayOf(Date.parse(billed) + DAY_MS).slice(0, 7);
      expect(
        months.map(({ month, days, givers, takers }) => [month, days, givers, takers]),
      ).toEqual(
        sharedMonths(first, date).map((each) => [
          each.obdobje,
          each.dni,
          each.dni_predajnika,
          each.dni_prevzemnika,
        ]),
      );
    }),
  );
});

test('the parts of an amount are the amount, to the cent, as the backend shares it', () => {
  fc.assert(
    fc.property(span, cents, ({ billed, date }, amount) => {
      for (const { month, days, givers, takers } of daysOfParties(billed, date)) {
        const part = giversCents(BigInt(amount), days, givers);
        const theirs = giversPart(amount, {
          obdobje: month,
          dni: days,
          dni_predajnika: givers,
          dni_prevzemnika: takers,
        });
        expect(Number(part)).toBe(theirs === 0 ? 0 : theirs);
        const right = share({
          obdobje: month,
          dni: days,
          dni_predajnika: givers,
          dni_prevzemnika: takers,
          znesek: amount / 100,
          del_predajnika: Number(part) / 100,
          del_prevzemnika: (amount - Number(part)) / 100,
        });
        expect(isShareRight(right)).toBe(true);
      }
    }),
  );
});

test('February of a leap year has 29 days', () => {
  expect(['2028-02', '2027-02', '2026-12'].map(daysIn)).toEqual([29, 28, 31]);
});

test.each<[string, Partial<HandoverShare>]>([
  ['a cent too much', { del_predajnika: 29.96, del_prevzemnika: 7.48 }],
  ['a cent lost', { del_prevzemnika: 7.48 }],
  ['a day lost', { dni_prevzemnika: 5 }],
  ['a day of another month', { dni: 31, dni_prevzemnika: 7 }],
])('%s is found', (_what, change) => {
  expect([isShareRight(share()), isShareRight(share(change))]).toEqual([true, false]);
});

test('amounts that are not known are in no sum', () => {
  const unknown = share({ znesek: null, del_predajnika: null, del_prevzemnika: null });
  expect(isShareRight(unknown)).toBe(true);
  expect(sumsOfShares([unknown])).toBeUndefined();
  expect(sumsOfShares([unknown, share(), share()])).toEqual({ givers: 5990n, takers: 1498n });
});
