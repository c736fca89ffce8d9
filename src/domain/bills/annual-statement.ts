import { annualColumns, annualText as text } from '../../text/bills/annual-statement';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import type { AnnualStatement } from '../api-types';
import { formatPeriod } from '../dates/date';
import type { CsvCell } from '../files/csv';
import { type Cents, sumCents, toCents } from '../money/cents';
import { label } from '../values/label';
import { annualFundSteps } from './annual-fund';

type AnnualUnit = AnnualStatement['enote'][number];

/**
 * By how much the bills of a unit exceed its kinds of cost and the bills without a specification, in cents (`pages.md`
 * P16); 0 when both agree.
 */
export function annualOff(unit: AnnualUnit): Cents {
  const { stroski, brez_specifikacije_lastnika, brez_specifikacije_najemnika } = unit;
  const explained = sumCents([
    ...stroski.map(({ znesek }) => znesek),
    brez_specifikacije_lastnika,
    brez_specifikacije_najemnika,
  ]);
  return sumCents(unit.obracuni.map(({ znesek }) => znesek)) - explained;
}

/** The months of a unit without a bill, such as `11/2026`. */
export function missingMonths({ manjkajoci_meseci }: AnnualUnit): readonly string[] {
  return manjkajoci_meseci.map(formatPeriod);
}

const money = (value: number): CsvCell => ({ number: value, decimals: 2 });

/**
 * A statement as a table, with the sums of each unit, its missing months, which are no amounts, and the funds over the year.
 *
 * @returns rows for `csvOf`, the first one is the header
 */
export function annualTable({ enote, skladi, leto }: AnnualStatement): (readonly CsvCell[])[] {
  const fundRows = skladi.flatMap((fund) =>
    annualFundSteps(fund, leto).map(([name, amount]) => [
      text.fund(fund.naziv),
      '',
      name,
      '',
      '',
      '',
      '',
      money(amount),
    ]),
  );
  return [annualColumns, ...enote.flatMap(unitRows), ...fundRows];
}

function unitRows(unit: AnnualUnit): (readonly CsvCell[])[] {
  const bare = [unit.brez_specifikacije_lastnika, unit.brez_specifikacije_najemnika] as const;
  const missing = missingMonths(unit);
  const ofUnit = (cells: readonly CsvCell[]) => [unit.naziv_enote, ...cells];
  return [
    ...unit.stroski.map((cost) =>
      ofUnit([
        label(costGroupLabels, cost.skupina, unknownText.costs),
        cost.vrsta_stroska,
        money(cost.osnova),
        money(cost.ddv),
        money(cost.bremeni_lastnika),
        money(cost.bremeni_najemnika),
        money(cost.znesek),
      ]),
    ),
    ...(toCents(bare[0]) === 0n && toCents(bare[1]) === 0n
      ? []
      : [
          ofUnit([
            '',
            text.bare,
            '',
            '',
            money(bare[0]),
            money(bare[1]),
            { number: Number(sumCents([...bare])) / 100, decimals: 2 },
          ]),
        ]),
    ofUnit([
      '',
      text.sum,
      '',
      '',
      money(unit.skupaj_lastnik),
      money(unit.skupaj_najemnik),
      money(unit.skupaj_znesek),
    ]),
    ...(missing.length === 0 ? [] : [ofUnit(['', text.missing(missing), '', '', '', '', ''])]),
  ];
}
