import type { HandoverShare } from '../api-types';
import { addMonths } from '../dates/period';
import { type Cents, toCents } from '../money/cents';

/** How many days of a month belong to each party of a handover. */
export interface DaysOfMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: number;
  readonly givers: number;
  readonly takers: number;
}

/** The number of days of a month, `YYYY-MM`. */
export function daysIn(month: string): number {
  const next = Date.parse(`${addMonths(month, 1)}-01`);
  return Math.round((next - Date.parse(`${month}-01`)) / 86_400_000);
}

/**
 * The days of each party (`pages.md` P36): the day of the handover is the giver's last one.
 *
 * @param billed - the last billed day, the last of its month
 * @param date - the day of the handover, `YYYY-MM-DD`
 */
export function daysOfParties(billed: string, date: string): readonly DaysOfMonth[] {
  const last = date.slice(0, 7);
  const months: DaysOfMonth[] = [];
  for (let month = addMonths(billed.slice(0, 7), 1); month <= last; month = addMonths(month, 1)) {
    const days = daysIn(month);
    const givers = month === last ? Number(date.slice(8)) : days;
    months.push({ month, days, givers, takers: days - givers });
  }
  return months;
}

/** The giver's part of an amount in cents, rounded half away from zero. */
export function giversCents(amount: Cents, days: number, givers: number): Cents {
  const size = amount < 0n ? -amount : amount;
  const part = (2n * size * BigInt(givers) + BigInt(days)) / (2n * BigInt(days));
  return amount < 0n ? -part : part;
}

/** Whether the parts of a month are those of its days, and are the amount together. */
export function isShareRight(share: HandoverShare): boolean {
  const { dni, dni_predajnika, dni_prevzemnika, znesek, del_predajnika, del_prevzemnika } = share;
  if (dni_predajnika + dni_prevzemnika !== dni || dni !== daysIn(share.obdobje)) return false;
  if (znesek === null || del_predajnika === null || del_prevzemnika === null) return true;
  const amount = toCents(znesek);
  const givers = giversCents(amount, dni, dni_predajnika);
  return toCents(del_predajnika) === givers && toCents(del_prevzemnika) === amount - givers;
}

/** The sums of both parties, of the months whose amount is known; `undefined` when none is. */
export function sumsOfShares(
  shares: readonly HandoverShare[],
): { readonly givers: Cents; readonly takers: Cents } | undefined {
  const known = shares.filter(({ znesek }) => znesek !== null);
  if (known.length === 0) return undefined;
  const sum = (field: 'del_predajnika' | 'del_prevzemnika') =>
    known.reduce((total, share) => total + toCents(share[field] ?? 0), 0n);
  return { givers: sum('del_predajnika'), takers: sum('del_prevzemnika') };
}
