import { costGroupLabels } from '../../text/bills/costs';
import { checkFileText as text } from '../../text/bills/evidence';
import { unknownText } from '../../text/common/unknown';
import type { CostSpecification } from '../api-types';
import { checkBill, isOff, type LineCheck } from '../bills/bill-check';
import type { CsvCell } from '../files/csv';
import { fromCents, toCents } from '../money/cents';
import { label } from '../values/label';

const money = (cents: bigint): CsvCell => ({ number: fromCents(cents), decimals: 2 });
const plain = (value: number) => String(value).replace('.', ',');

/**
 * The recalculation of a bill as a table: a row for each line and sum with what the bill states, what comes out, the
 * difference, and by which rule (`pages.md` P14).
 *
 * @returns rows for `csvOf`, the first one is the header
 */
export function checkTable(bill: CostSpecification): (readonly CsvCell[])[] {
  const check = checkBill(bill);
  const stated = (off: bigint, all: bigint) => [money(all), money(all - off), money(off)];
  const sum = (name: string, all: number, off: bigint, isWrong: boolean) => [
    name,
    ...stated(off, toCents(all)),
    text.sumRule,
    isWrong ? text.outcomes.differs : text.outcomes.agrees,
  ];
  const groupSum = (skupina: string) =>
    bill.skupine.find((group) => group.skupina === skupina)?.znesek ?? 0;
  return [
    text.columns,
    ...check.lines.map(lineRow),
    ...check.groups.map(({ skupina, off }) =>
      sum(
        text.group(label(costGroupLabels, skupina, unknownText.costs)),
        groupSum(skupina),
        off.znesek,
        isOff(off),
      ),
    ),
    ...check.rates.map(({ stopnja, off }) =>
      sum(
        text.rate(plain(stopnja)),
        bill.rekapitulacija_ddv.find((rate) => rate.stopnja === stopnja)?.ddv ?? 0,
        off.ddv,
        isOff(off),
      ),
    ),
    sum(text.total, bill.skupaj_znesek, check.total.znesek, isOff(check.total)),
  ];
}

function lineRow({ line, reckoned, off, outcome, share }: LineCheck): readonly CsvCell[] {
  const rate = plain(line.stopnja_ddv);
  const rule =
    share === null
      ? text.ownRule(rate)
      : text.rule(
          plain(line.znesek_racuna),
          plain(line.kolicina_enote),
          plain(line.kolicina_stavbe),
          rate,
        );
  return [
    line.vrsta_stroska,
    { number: line.znesek, decimals: 2 },
    money(reckoned.znesek),
    money(off.znesek),
    rule,
    text.outcomes[outcome],
  ];
}
