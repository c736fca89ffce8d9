import type { components } from '../../../src/api/schema';
import { addMonths } from '../../values/days';
import { type Cents, sumCents, toEuro } from '../../values/money';
import type { Db, RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { daysIn, giversPart, sharedMonths } from './split';

type Share = components['schemas']['HandoverShare'];
type Row = RowOf<'handover'>;
type Fund = Share['sklad'];
type Kind = components['schemas']['HandoverKind'];

interface Cost {
  readonly podlaga: Share['podlaga'];
  readonly znesek: Cents | null;
}

const unitOf = ({ payer, inventarna_stevilka }: Pick<Row, 'payer' | 'inventarna_stevilka'>) => ({
  payer: { equals: payer },
  inventarna_stevilka: { equals: inventarna_stevilka },
});

/** The last month of which a payer has a bill of a unit; without one, the month before today's. */
export function lastBilled(db: Db, unit: Pick<Row, 'payer' | 'inventarna_stevilka'>): string {
  const periods = db.bill.findMany({ where: unitOf(unit) }).map(({ obdobje }) => obdobje);
  return periods.sort().at(-1) ?? addMonths(DEMO_TODAY.slice(0, 7), -1);
}

/** The first and the last day on which a unit can be handed over. */
export function possibleDays(db: Db, unit: Pick<Row, 'payer' | 'inventarna_stevilka'>) {
  const month = lastBilled(db, unit);
  const najpozneje = `${Number(DEMO_TODAY.slice(0, 4)) + 1}${DEMO_TODAY.slice(4)}`;
  return { najprej: `${month}-${daysIn(month)}`, najpozneje };
}

/** How the months up to a handover are shared; the reserve fund stays the owner's in a lease. */
export function sharesOf(db: Db, row: Row): Share[] {
  const { datum_predaje: date, prvi_mesec: first } = row;
  if (date === null || first === null) return [];
  return sharedMonths(first, date).flatMap((month) =>
    fundsOf(db, row, row.vrsta).map((sklad) => {
      const { podlaga, znesek } = costOf(db, row, sklad, month.obdobje);
      const given = znesek === null ? null : giversPart(znesek, month);
      return {
        ...month,
        sklad,
        podlaga,
        znesek: znesek === null ? null : toEuro(znesek),
        del_predajnika: given === null ? null : toEuro(given),
        del_prevzemnika: znesek === null || given === null ? null : toEuro(znesek - given),
      };
    }),
  );
}

/** The funds of which the unit has a cost; the regular one always. */
function fundsOf(db: Db, row: Row, kind: Kind): readonly Fund[] {
  if (kind === 'najem') return ['redni'];
  const hasFund = costOf(db, row, 'rezervni_sklad', '').podlaga !== 'ni';
  return hasFund ? ['redni', 'rezervni_sklad'] : ['redni'];
}

/** A month's cost: its bill, else the last bill, else the manager's estimate. */
function costOf(db: Db, row: Row, sklad: Fund, period: string): Cost {
  const where = { inventarna_stevilka: { equals: row.inventarna_stevilka } };
  const bills = db.bill.findMany({ where }).filter((bill) => bill.sklad === sklad);
  // Both parties may have a bill of the month of the handover.
  const own = bills.filter(({ obdobje }) => obdobje === period);
  if (own.length > 0) return { podlaga: 'obracun', znesek: amountOf(own) };
  const mine = bills.filter(({ payer }) => payer === row.payer);
  const last = mine
    .map(({ obdobje }) => obdobje)
    .sort()
    .at(-1);
  if (last !== undefined) {
    const newest = mine.filter(({ obdobje }) => obdobje === last);
    return { podlaga: 'zadnji_obracun', znesek: amountOf(newest) };
  }
  const plan = db.costPlan.findFirst({ where });
  if (!plan || sklad === 'prostovoljni_sklad') return { podlaga: 'ni', znesek: null };
  return { podlaga: 'predracun', znesek: plan[sklad] };
}

function amountOf(bills: readonly RowOf<'bill'>[]): Cents {
  return sumCents(bills.map(({ znesek }) => znesek));
}

/** The first month that is not billed. */
export function firstOpenMonth(db: Db, unit: Pick<Row, 'payer' | 'inventarna_stevilka'>): string {
  return addMonths(lastBilled(db, unit), 1);
}
