import type { components } from '../../src/api/schema';
import { managerRow } from '../managers/linked-managers';
import type { Caller } from '../server/context';
import { groupBy } from '../values/group-by';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { Db, OpenItemRow, PayerRow, RowOf } from '../world/db';
import { daysPast } from './bill-status';
import { openBills } from './open-bills';
import { openItemsAnswer, unsettled } from './open-items';
import { openDetails } from './payment-state';

type ManagerDues = components['schemas']['ManagerDues'];

/** The product in the paths of the bills: the call belongs to the account and names none. */
const PRODUCT = 'portal';

/** A payer code may have 50,000 open items; the list shows the oldest, and the sums are of all (pages.md P34). */
const MOST_ITEMS = 100;

/** What is open for a unit with one due day, for one purpose. */
interface DaySum {
  readonly day: string | null;
  readonly sklad: OpenItemRow['sklad'];
  readonly inventarna_stevilka: string;
  readonly cents: Cents;
  readonly count: number;
}

const openOf = ({ znesek, placano }: OpenItemRow): Cents => znesek - placano;

/**
 * The answer of a manager about one payer code, kept for the time when the manager does not answer.
 * @param now the moment of the answer
 */
export function replyOf(db: Db, { key, manager }: PayerRow, now: string): RowOf<'dueReply'> {
  const items = unsettled(db.openItem.findMany({ where: { payer: { equals: key } } }));
  const byDay = groupBy(items, ({ rok_placila, inventarna_stevilka, sklad }) =>
    JSON.stringify([rok_placila, inventarna_stevilka, sklad]),
  );
  const byFund = groupBy(items, ({ sklad }) => sklad);
  const source = db.dueSource.findFirst({ where: { manager: { equals: manager } } });
  return {
    payer: key,
    osvezeno_ob: now,
    placila_evidentirana_do: source?.placila_evidentirana_do ?? null,
    roki: JSON.stringify(
      [...byDay.values()].map((rows): DaySum => {
        const {
          rok_placila: day = null,
          inventarna_stevilka = '',
          sklad = 'redni',
        } = rows[0] ?? {};
        const cents = sumCents(rows.map(openOf));
        return { day, sklad, inventarna_stevilka, cents, count: rows.length };
      }),
    ),
    // Enough of each purpose: a reader may not see those of the funds.
    postavke: JSON.stringify([...byFund.values()].flatMap((rows) => rows.slice(0, MOST_ITEMS))),
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
  const isOpen = openBills(db, caller);
  const all: OpenItemRow[] = reply ? JSON.parse(reply.postavke) : [];
  const sums: DaySum[] = reply ? JSON.parse(reply.roki) : [];
  const rows = unsettled(all.filter(isOpen)).slice(0, MOST_ITEMS);
  const days = sums.filter(isOpen);
  const overdue = days.filter(({ day }) => daysPast(day, today) > 0);
  const sum = (amounts: typeof days) => toEuro(sumCents(amounts.map(({ cents }) => cents)));
  const { postavke } = openItemsAnswer(rows, today, (row) => openDetails(db, caller, PRODUCT, row));
  return {
    ...managerRow(db, caller.payer),
    stanje,
    osvezeno_ob: reply?.osvezeno_ob ?? null,
    placila_evidentirana_do: reply?.placila_evidentirana_do ?? null,
    odprto: sum(days),
    zapadlo: sum(overdue),
    stevilo_vrstic: days.reduce((total, { count }) => total + count, 0),
    postavke,
  };
}
