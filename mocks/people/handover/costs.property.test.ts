/** What the parties of a handover see of its months (pages.md P36). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBackend } from '../../server/backend';
import { groupBy } from '../../values/group-by';
import { sharesOf } from './costs';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const cents = fc.integer({ min: -50_000_00, max: 50_000_00 });

/** The days from the first of a month to the end of another one. */
function daysFrom(first: string, last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  const days: string[] = [];
  for (let day = `${first}-01`; day <= dayOf(Date.UTC(year, month, 0)); ) {
    days.push(day);
    day = dayOf(Date.parse(day) + 86_400_000);
  }
  return days;
}

test('what both parties see has each day of each month once, and parts that are its amount to the cent', () => {
  const { db } = createBackend();
  const row = db.handover.findFirst({ where: { id_predaje: { equals: 702 } }, strict: true });
  const first = '2026-11';
  const possible = fc
    .integer({ min: 0, max: 386 })
    .map((more) => dayOf(Date.UTC(2026, 9, 31 + more)));
  fc.assert(
    fc.property(possible, cents, (date, amount) => {
      db.bill.updateMany({
        where: { inventarna_stevilka: { equals: '0137014' } },
        data: { znesek: amount },
      });
      const shares = sharesOf(db, { ...row, datum_predaje: date, prvi_mesec: first });
      const days = date < `${first}-01` ? [] : daysFrom(first, date.slice(0, 7));
      for (const fund of ['redni', 'rezervni_sklad']) {
        const own = shares.filter(({ sklad }) => sklad === fund);
        // Counted day by day, without a calculation of months.
        const counted = groupBy(days, (day) => day.slice(0, 7));
        expect(
          own.map(({ obdobje, dni, dni_predajnika }) => [obdobje, dni, dni_predajnika]),
        ).toEqual(
          [...counted].map(([month, all]) => [
            month,
            all.length,
            all.filter((day) => day <= date).length,
          ]),
        );
      }
      for (const { dni, dni_predajnika, dni_prevzemnika, znesek, ...part } of shares) {
        expect(dni_predajnika + dni_prevzemnika).toBe(dni);
        const [given, taken] = [part.del_predajnika ?? 0, part.del_prevzemnika ?? 0];
        expect(Math.round(given * 100) + Math.round(taken * 100)).toBe(
          Math.round((znesek ?? 0) * 100),
        );
      }
    }),
    { numRuns: 60 },
  );
});
