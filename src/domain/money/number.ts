const THIN_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const ZERO = '0.00';

/** A value as an API or an older server may send it; text may carry a decimal comma. */
export type Numeric = number | string | null | undefined;

function toNumber(value: Numeric): number {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : (value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** Half a unit of the last place goes away from zero; by the digits that are written, so that 1.005 is 1.01. */
function round(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`));
  const rounded = Number(`${shifted}e-${decimals}`);
  // Written with an exponent already: too small to be seen, or too large to have decimals.
  return (Number.isNaN(rounded) ? value : rounded).toFixed(decimals);
}

/**
 * A number as the portal shows it: decimal point, thousands apart by a narrow no-break space, two decimals
 * unless told otherwise; empty, zero and what is no number give `0.00` (§9 Numbers), however many decimals are asked for.
 * Only a count, which has none, gives `0`. Not by `Intl.NumberFormat`: to make the first one holds up the first page for
 * some 150 ms on a poor phone.
 */
export function formatNumber(value: Numeric, decimals = 2): string {
  const number = toNumber(value);
  if (number === 0 && decimals > 0) return ZERO;
  const [whole = '', fraction] = round(Math.abs(number), decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return number < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** An amount in euro: the number, a no-break space and the sign (`pages.md` Decided 1). */
export function formatMoney(value: Numeric): string {
  return `${formatNumber(value)}${NO_BREAK_SPACE}€`;
}
