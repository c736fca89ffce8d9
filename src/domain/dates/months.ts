import { addMonths } from './period';

/** An amount of a period `2026-10`. */
export interface PeriodValue {
  readonly obdobje: string;
  readonly value: number;
}

/** A month of a chart; `null` when the month has no value. */
export interface Month {
  readonly obdobje: string;
  readonly value: number | null;
  /** The same month a year before. */
  readonly lastYear: number | null;
}

/**
 * The twelve months that end with the newest period, the oldest first. Values of one period are summed (`pages.md` P1).
 *
 * @returns an empty list without values
 */
export function lastTwelveMonths(values: readonly PeriodValue[]): Month[] {
  const sums = new Map<string, number>();
  for (const { obdobje, value } of values) sums.set(obdobje, (sums.get(obdobje) ?? 0) + value);
  const newest = [...sums.keys()].sort().at(-1);
  if (newest === undefined) return [];
  return Array.from({ length: 12 }, (_, place) => {
    const obdobje = addMonths(newest, place - 11);
    const lastYear = sums.get(addMonths(obdobje, -12)) ?? null;
    return { obdobje, value: sums.get(obdobje) ?? null, lastYear };
  });
}
