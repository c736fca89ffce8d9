/**
 * A value: a number in ten-thousandths, so that sums are exact; `null` for a value that is `null` or stands for no
 * date; `undefined` for a value that is not known, because its field or the clock is missing.
 */
export type Value = string | number | boolean | null | undefined;

/** Amounts have two decimals, quantities three and shares four. */
export const PARTS = 10_000;
