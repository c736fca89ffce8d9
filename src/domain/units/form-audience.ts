import type { Form, Unit } from '../api-types';
import { isOwned } from './unit';

/**
 * Whether a form for an audience (`kdo`) may be about a unit, by the user's role in it (`pages.md` P24). The server decides
 * for an audience that the portal does not know.
 */
export function isFormForUnit(audience: Form['kdo'], unit: Unit): boolean {
  if (audience === 'lastnik') return isOwned(unit);
  if (audience === 'uporabnik') return unit.vrsta !== 'L';
  return true;
}
