import type { UnitDetails } from '../api-types';
import { formatDate } from '../dates/date';
import { today } from '../dates/today';

/**
 * The numbers of the units that were handed over (`pages.md` P36 8): `velja_do`, the last day there, has passed.
 *
 * @param day - today, `YYYY-MM-DD`
 */
export function endedUnits(
  details: readonly Pick<UnitDetails, 'inventarna_stevilka' | 'velja_do'>[],
  day = today(),
): ReadonlySet<string> {
  const ended = details.filter(
    ({ velja_do: end }) => end !== null && formatDate(end) !== '/' && end < day,
  );
  return new Set(ended.map(({ inventarna_stevilka }) => inventarna_stevilka));
}
