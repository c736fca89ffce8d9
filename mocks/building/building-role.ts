import type { CallersPayer } from '../server/context';
import { currentUnits } from '../units/tenure';
import type { Db } from '../world/db';

/** The role of a payer in a building: owner with at least one owned unit there, otherwise user. */
export type BuildingRole = 'owner' | 'user';

/**
 * The role of a payer in a building (pages.md 2.1); `undefined` when the payer has no unit there. The caller then gets
 * the same answer as for a building that does not exist. A tenant whom an owner has invited is a user.
 */
export function buildingRole(
  db: Db,
  payer: CallersPayer,
  objekt_sifra: string,
): BuildingRole | undefined {
  const units = currentUnits(db, payer.key, objekt_sifra);
  if (units.length === 0) return undefined;
  if (payer.seesAsUser) return 'user';
  return units.some(({ vrsta }) => vrsta !== 'U') ? 'owner' : 'user';
}
