/** How a month is shared by days (pages.md P36). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysIn, giversPart, sharedMonths } from './split';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const day = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2032, 11, 31) })
  .map((time) => dayOf(time));
/** The first month that is open, and a day in it or in the two years after. */
const span = fc.tuple(day, fc.nat(730)).map(([first, more]) => ({
  first: first.slice(0, 7),
  date: dayOf(Date.parse(`${first.slice(0, 7)}-01`) + more * 86_400_000),
}));
const cents = fc.integer({ min: -50_000_00, max: 50_000_00 });

test('each day from the first open month to the end of the month of the handover belongs to one party', () => {
  fc.assert(
    fc.property(span, ({ first, date }) => {
      const months = sharedMonths(first, date);
      const [last] = months.slice(-1);
      const ends = Date.parse(`${date.slice(0, 7)}-${last?.dni}`);
      const days = (ends - Date.parse(`${first}-01`)) / 86_400_000 + 1;
      expect(months.reduce((sum, { dni }) => sum + dni, 0)).toBe(days);
      const givers = (Date.parse(date) - Date.parse(`${first}-01`)) / 86_400_000 + 1;
      expect(months.reduce((sum, { dni_predajnika }) => sum + dni_predajnika, 0)).toBe(givers);
      for (const { dni, dni_predajnika, dni_prevzemnika } of months) {
        expect(dni_predajnika + dni_prevzemnika).toBe(dni);
        expect(Math.min(dni_predajnika, dni_prevzemnika)).toBeGreaterThanOrEqual(0);
      }
      expect(months.map(({ obdobje }) => obdobje)).toEqual(
        [...new Set(months.map(({ obdobje }) => obdobje))].sort(),
      );
    }),
  );
});

test('both parts are whole cents, are the amount together, and none is more than a half cent off', () => {
  fc.assert(
    fc.property(span, cents, ({ first, date }, amount) => {
      for (const month of sharedMonths(first, date)) {
        const part = giversPart(amount, month);
        expect(Number.isInteger(part)).toBe(true);
        expect(Math.abs(part * month.dni - amount * month.dni_predajnika) * 2).toBeLessThanOrEqual(
          month.dni,
        );
        // A credit is shared as the same debt would be.
        expect(giversPart(-amount, month)).toBe(part === 0 ? 0 : -part);
        if (month.dni_prevzemnika === 0) expect(part).toBe(amount);
      }
    }),
  );
});

test('February has 29 days in a leap year, also in 2000 and not in 2100', () => {
  expect(['2028-02', '2027-02', '2000-02', '2100-02'].map(daysIn)).toEqual([29, 28, 29, 28]);
  expect(sharedMonths('2028-02', '2028-02-29')).toEqual([
    { obdobje: '2028-02', dni: 29, dni_predajnika: 29, dni_prevzemnika: 0 },
  ]);
});

test('from December to January; a day before the first open month leaves nothing to share', () => {
  expect(sharedMonths('2026-12', '2027-01-01')).toEqual([
    { obdobje: '2026-12', dni: 31, dni_predajnika: 31, dni_prevzemnika: 0 },
    { obdobje: '2027-01', dni: 31, dni_predajnika: 1, dni_prevzemnika: 30 },
  ]);
  expect(sharedMonths('2026-11', '2026-10-31')).toEqual([]);
});

test('a half cent goes to the giver', () => {
  const month = { obdobje: '2026-11', dni: 30, dni_predajnika: 15, dni_prevzemnika: 15 };
  expect([1, -1, 3744].map((amount) => giversPart(amount, month))).toEqual([1, -1, 1872]);
});
