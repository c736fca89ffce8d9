const THIN_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** A value as an API or an older server may send it; text may carry a decimal comma. */
export type Numeric = number | string | null | undefined;

function toNumber(value: Numeric): number {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : (value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/**
 * A number as the portal shows it: decimal point, thousands apart by a narrow no-break space, two decimals
 * unless told otherwise; empty, zero and what is no number give `0.00` (§9 Numbers, `domain.md` Decided 1).
 */
export function formatNumber(value: Numeric, decimals = 2): string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  return format.format(toNumber(value)).replaceAll(',', THIN_SPACE).replace('-', MINUS);
}

/** An amount in euro: the number, a no-break space and the sign (`domain.md` Decided 1). */
export function formatMoney(value: Numeric): string {
  return `${formatNumber(value)}${NO_BREAK_SPACE}€`;
}
