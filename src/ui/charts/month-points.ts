import { formatPeriod } from '../../domain/dates/date';
import type { Month } from '../../domain/dates/months';
import { shortMonths } from '../../text/common/chart';
import type { BarPoint } from './bar-geometry';

/** Months as the bars of a chart. */
export function monthPoints(months: readonly Month[]): BarPoint[] {
  return months.map(({ obdobje, value, lastYear }) => ({
    key: obdobje,
    label: formatPeriod(obdobje),
    tick: shortMonths[Number(obdobje.slice(5)) - 1] ?? '',
    group: obdobje.slice(0, 4),
    value,
    compared: lastYear,
  }));
}
