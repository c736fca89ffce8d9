import { type Cents, fromCents } from './cents';
import { formatMoney, formatNumber } from './number';

const PLUS = '+';

/** A difference in euro with its sign, `+130.61 €`; zero has no sign. */
export function formatDifference(cents: Cents): string {
  return `${cents > 0n ? PLUS : ''}${formatMoney(fromCents(cents))}`;
}

/** A difference in percent with its sign, `+4.90 %`; zero has no sign. */
export function formatPercentChange(percent: number): string {
  return `${percent > 0 ? PLUS : ''}${formatNumber(percent)}\u00A0%`;
}
