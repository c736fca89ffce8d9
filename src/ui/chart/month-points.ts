import { formatPeriod } from '../../domain/date';
import type { Month } from '../../domain/months';
import { shortMonths } from '../../text/chart';
import type { BarPoint } from './bar-geometry';

/** Months as the bars of a chart. */
export function monthPoints(months: readonly Month[]): BarPoint[] {
  return months.map(({ obdobje, value, lastYear }) => ({
    key: obdobje,
    label: formatPeriod(obdobje),
    tick: shortMonths[Number(obdobje.slice(5)) - 1] ?? '',
    value,
    compared: lastYear,
  }));
}
