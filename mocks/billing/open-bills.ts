import type { Caller } from '../server/context';
import { openUnits } from '../units/tenure';
import type { Db, OpenItemRow } from '../world/db';

/**
 * Whether a bill, or what is booked or open of one, is the caller's to see: its unit is, and it is not one of a fund when the
 * owner has invited the caller as a tenant, since only owners pay into funds (pages.md P32).
 */
export function openBills(
  db: Db,
  caller: Pick<Caller, 'payer' | 'access'>,
): (row: Pick<OpenItemRow, 'inventarna_stevilka' | 'sklad'>) => boolean {
  const isOpen = openUnits(db, caller);
  return (row) => isOpen(row) && (!caller.payer.seesAsUser || row.sklad === 'redni');
}
