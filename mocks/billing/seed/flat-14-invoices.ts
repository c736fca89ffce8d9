import { dayAfter } from '../../generated/days';
import { yearCosts } from './flat-14-months';

/** A supplier, the number of the invoice and its day. */
export type Invoice = readonly [dobavitelj: string, st_racuna: string, datum_racuna: string];

/** Invoice numbers of October; those of other months are in proportion, so that they rise over the year. */
const octobers: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  2025: [3297, 7588, 121, 74, 398],
  2026: [3381, 7719, 118, 77, 452],
};

/** The day after a period, or the Monday after it when that is a weekend. */
function workdayAfter(period: string, day: number): string {
  const date = dayAfter(period, day);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return dayAfter(period, day + 2);
  return weekday === 0 ? dayAfter(period, day + 1) : date;
}

/** The invoices of building 0137 for a month; those of 10/2026 are from pages.md P14. */
export function invoicesOf(period: string) {
  const [year = '', month = ''] = period.split('-');
  const [yy, end] = [year.slice(2), dayAfter(period, 0)];
  const numbers = octobers[year] ?? [0, 0, 0, 0, 0];
  const number = (at: number) => Math.round(((numbers[at] ?? 0) * Number(month)) / 10);
  const padded = (at: number, size: number) => String(number(at)).padStart(size, '0');
  const policy = yearCosts[year]?.policy;
  return {
    water: ['Vodovod Gaj d.o.o.', `${yy}-${month}-${padded(0, 5)}`, workdayAfter(period, 3)],
    waste: ['Komunala Gaj d.o.o.', `K-${year}-${padded(1, 4)}`, end],
    power: ['Energija Javor d.o.o.', `8843-${month}${yy}`, workdayAfter(period, 2)],
    cleaning: ['Čistilni servis Bleščica d.o.o.', `${month}${yy}/${number(2)}`, end],
    caretaker: ['Hišnik Plus s.p.', `${number(3)}-${year}`, end],
    lift: ['Dvigala Vzpon d.o.o.', `V-${month}-${padded(4, 4)}`, end],
    insurance: ['Zavarovalnica Zaslon d.d.', `${policy}-${month}`, `${period}-01`],
    management: ['Upravljanje Zeleni Gaj d.o.o.', `U-${period}-0137`, end],
    heat: ['Toplarna Gaj d.o.o.', `T-${month}${yy}-0137`, workdayAfter(period, 4)],
  } as const satisfies Record<string, Invoice>;
}
