import { sumCents } from '../values/money';
import type { Db, RowOf } from '../world/db';
import { shareOf } from './cost-specification';

type Bill = Pick<RowOf<'bill'>, 'inventarna_stevilka' | 'obdobje' | 'sklad' | 'znesek'>;

/**
 * The cost lines of a bill. Lines are stored by unit and month, and owner and tenant can each have a bill of a month: lines
 * that do not come to the amount of the bill are those of another payer.
 */
export function billLines(db: Db, bill: Bill): readonly RowOf<'costLine'>[] {
  if (bill.sklad !== 'redni') return [];
  const lines = db.costLine
    .findMany({ where: { inventarna_stevilka: { equals: bill.inventarna_stevilka } } })
    .filter(({ obdobje }) => obdobje === bill.obdobje);
  const total = sumCents(lines.map(shareOf).map(({ osnova, ddv }) => osnova + ddv));
  return total === bill.znesek ? lines : [];
}
