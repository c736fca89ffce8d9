import { withThousands } from '../../text/common/thousands';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const ZERO = '0.00';

/** A value as an API or an older server may send it; a text may have a decimal comma. */
export type Numeric = number | string | null | undefined;

function toNumber(value: Numeric): number {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : (value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Rounds a half away from zero by the decimal digits, so that 1.005 gives 1.01. */
function round(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`));
  const rounded = Number(`${shifted}e-${decimals}`);
  // NaN: the value is written with an exponent, so it is too small to show or too large to have decimals.
  return (Number.isNaN(rounded) ? value : rounded).toFixed(decimals);
}

/**
 * A number as the portal shows it: decimal point, narrow no-break spaces between thousands, two decimals by default. An
 * empty value, zero and an invalid number give `0.00` (§9 Numbers) whatever `decimals` is; only a count, with no decimals,
 * gives `0`. `Intl.NumberFormat` is not used: creating the first one delays the first page by some 150 ms on a slow phone.
 */
export function formatNumber(value: Numeric, decimals = 2): string {
  const number = toNumber(value);
  if (number === 0 && decimals > 0) return ZERO;
  const [whole = '', fraction] = round(Math.abs(number), decimals).split('.');
  const grouped = withThousands(whole);
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return number < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** An amount in euro: the number, a no-break space and the sign (`pages.md` Decided 1). */
export function formatMoney(value: Numeric): string {
  return `${formatNumber(value)}${NO_BREAK_SPACE}€`;
}
