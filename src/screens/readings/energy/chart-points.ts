import type { EnergyComparison } from '../../../domain/api-types';
import { formatPeriod } from '../../../domain/dates/date';
import { addMonths } from '../../../domain/dates/period';
import { compareHeat, measureOf } from '../../../domain/energy/weather';
import { shortMonths } from '../../../text/common/chart';
import type { BarPoint } from '../../../ui/charts/bar-geometry';

/** The chart of the twelve months that end with a month. */
export interface EnergyChart {
  readonly points: readonly BarPoint[];
  /** The months whose last year is not corrected for the weather. */
  readonly raw: readonly string[];
}

const HUNDREDTHS = 100;

/**
 * Each month's heat beside last year's, which is corrected for the weather where it can be. A month that cannot be compared
 * has its own bar only.
 *
 * @param months - of one measure, in any order
 */
export function energyChart(months: readonly EnergyComparison[], last: string): EnergyChart {
  const byPeriod = new Map(months.map((month) => [month.obdobje, month]));
  const raw: string[] = [];
  const points = Array.from({ length: 12 }, (_, place) => {
    const key = addMonths(last, place - 11);
    const month = byPeriod.get(key);
    const compared = month && compareHeat(month);
    if (compared?.kind === 'compared' && !compared.corrected) raw.push(formatPeriod(key));
    return {
      key,
      label: formatPeriod(key),
      tick: shortMonths[Number(key.slice(5)) - 1] ?? '',
      group: key.slice(0, 4),
      value: month ? ownValue(month) : null,
      compared: compared?.kind === 'compared' ? Number(compared.before) / HUNDREDTHS : null,
    };
  });
  return { points, raw };
}

function ownValue(month: EnergyComparison): number | null {
  return measureOf(month) === 'units' ? month.obracunske_enote : month.toplota_enote_kwh;
}
