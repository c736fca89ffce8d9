import type { components } from '../../src/api/schema';
import { managerRow } from '../managers/linked-managers';
import type { Caller } from '../server/context';
import { sumCents, toEuro } from '../values/money';
import type { Db, OpenItemRow, PayerRow, RowOf } from '../world/db';
import { billDetails } from './bill-details';
import { openItemsAnswer } from './open-items';

type ManagerDues = components['schemas']['ManagerDues'];

/** The product in the paths of the bills: the call belongs to the account and names none. */
const PRODUCT = 'portal';

/**
 * The answer of a manager about one payer code, kept for the time when the manager does not answer.
 * @param now the moment of the answer
 */
export function replyOf(db: Db, { key, manager }: PayerRow, now: string): RowOf<'dueReply'> {
  const items = db.openItem.findMany({ where: { payer: { equals: key } } });
  const source = db.dueSource.findFirst({ where: { manager: { equals: manager } } });
  return {
    payer: key,
    osvezeno_ob: now,
    placila_evidentirana_do: source?.placila_evidentirana_do ?? null,
    postavke: JSON.stringify(items),
  };
}

/** Keeps the last answer of a manager about a payer code. */
export function keepReply(db: Db, reply: RowOf<'dueReply'>): void {
  const where = { payer: { equals: reply.payer } };
  if (db.dueReply.findFirst({ where })) db.dueReply.update({ where, data: reply });
  else db.dueReply.create(reply);
}

/**
 * The row of one payer code.
 * @param stanje `ni_odgovora` exactly when there is no reply
 */
export function managerDues(
  db: Db,
  caller: Caller,
  { stanje, reply }: { stanje: ManagerDues['stanje']; reply: RowOf<'dueReply'> | null },
  today: string,
): ManagerDues {
  const rows: OpenItemRow[] = reply ? JSON.parse(reply.postavke) : [];
  const { postavke } = openItemsAnswer(rows, today, (row) => billDetails(db, caller, PRODUCT, row));
  return {
    ...managerRow(db, caller.payer),
    stanje,
    osvezeno_ob: reply?.osvezeno_ob ?? null,
    placila_evidentirana_do: reply?.placila_evidentirana_do ?? null,
    odprto: toEuro(sumCents(rows.map(({ znesek, placano }) => znesek - placano))),
    postavke,
  };
}
