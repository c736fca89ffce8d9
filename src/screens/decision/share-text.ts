import { sharePercent } from '../../domain/decisions/share-percent';
import { formatNumber } from '../../domain/money/number';
import { decisionText as text } from '../../text/decisions/decision';

/** A number of shares, such as `4 612`. */
export const sharesText = (value: number) => formatNumber(value, 0);

/** A number of shares with its percentage of the whole. */
export function shareWithPercent(value: number, whole: number): string {
  return text.share(sharesText(value), sharePercent(value, whole));
}
