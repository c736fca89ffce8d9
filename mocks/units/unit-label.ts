import type { UnitRow } from '../world/db';

type Labelled = Pick<UnitRow, 'naziv' | 'stev_stavbe' | 'zaporedna' | 'stez_stanovanja'>;

/**
 * A unit's label on bills and in documents: `Javorjeva ulica 12 - 2 - 3 (14)`, without the numbers that the unit does
 * not have (§3 Unit). The backend has its own code for it, so that a contract test can compare it with the portal's.
 */
export function unitLabel(unit: Labelled): string {
  let label = unit.naziv;
  if (unit.stev_stavbe) label += ` - ${unit.stev_stavbe}`;
  if (unit.zaporedna) label += ` - ${unit.zaporedna}`;
  if (unit.stez_stanovanja) label += ` (${unit.stez_stanovanja})`;
  return label;
}
