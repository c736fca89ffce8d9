import type { Caller } from '../server/context';
import { standingInBuilding } from '../server/owned';
import type { Db, RowOf } from '../world/db';

/** A decision in a building where the caller owns a unit, or why the caller does not get it. */
export function ownDecision(
  db: Db,
  caller: Caller,
  id: unknown,
): RowOf<'decision'> | 'foreign' | 'tenant' {
  const row = db.decision.findFirst({ where: { id_odlocitve: { equals: Number(id) } } });
  if (!row) return 'foreign';
  const standing = standingInBuilding(db, caller, row.objekt_sifra);
  return standing === 'owner' ? row : standing;
}

/** The refusal of staff who act as a user: only a proxy votes in an owner's place. */
export const notStaff = { detail: 'Staff who act as a user cannot vote.' };
