import type { components } from '../../src/api/schema';
import { payersOf } from '../people/rights';
import type { Db, PayerRow, UserRow } from '../world/db';

type Manager = components['schemas']['Manager'];

/** The managers linked to an account, one row per payer code, also by access that others gave (§3 Manager). */
export function linkedManagers(db: Db, user: UserRow): Manager[] {
  return payersOf(db, user.id).map((payer) => managerRow(db, payer));
}

/** The row of one payer code. */
export function managerRow(db: Db, { manager, code_payer }: PayerRow): Manager {
  const where = { manager: { equals: manager } };
  const { full_title } = db.manager.findFirst({ where, strict: true });
  return { manager, full_title, code_payer };
}
