import { currentUnits, openUnits } from '../units/tenure';
import type { Db } from '../world/db';
import type { Caller } from './context';

/** The caller's relation to a unit or building: `foreign` gets 404, as for an unknown one; `tenant` gets 403. */
export type Standing = 'owner' | 'tenant' | 'foreign';

/** The caller's relation to a unit, or to all units together when none is given (pages.md 2.1). */
export function standingOnUnit(db: Db, caller: Caller, unitKey: string | null): Standing {
  const own = db.unit
    .findMany({ where: { payer: { equals: caller.payer.key } } })
    .filter(openUnits(db, caller));
  return standingOf(own.filter((unit) => unitKey === null || unit.inventarna_stevilka === unitKey));
}

/** The caller's relation to a building; a caller with one owned unit there is an owner (pages.md 2.1, P12). */
export function standingInBuilding(db: Db, { payer }: Caller, building: string): Standing {
  return standingOf(currentUnits(db, payer.key, building));
}

/** The refusal of an owners' page to a tenant (E-SAMO-LASTNIK). */
export const ownersOnly = { detail: 'Only for owners of the selected unit.' };

function standingOf(units: readonly { readonly vrsta: string }[]): Standing {
  if (units.length === 0) return 'foreign';
  return units.some(({ vrsta }) => vrsta !== 'U') ? 'owner' : 'tenant';
}
