import type { components } from '../../src/api/schema';
import type { Db, PayerRow, UserRow } from '../world/db';

type Manager = components['schemas']['Manager'];

/** The managers linked to an account, one row per payer code (§3 Manager). */
export function linkedManagers(db: Db, user: UserRow): Manager[] {
  const payers = db.payer.findMany({ where: { user_id: { equals: user.id } } });
  return payers.map((payer) => managerRow(db, payer));
}

/** The row of one payer code. */
export function managerRow(db: Db, { manager, code_payer }: PayerRow): Manager {
  const where = { manager: { equals: manager } };
  const { full_title } = db.manager.findFirst({ where, strict: true });
  return { manager, full_title, code_payer };
}
