import { useId } from 'react';
import type { AnnualStatement } from '../../domain/api-types';
import { annualOff, missingMonths } from '../../domain/bills/annual-statement';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { annualText as text } from '../../text/bills/annual-statement';
import { Notice } from '../../ui/states/notice';
import { AnnualCosts, type CostRow } from './annual-costs';

/** A unit's year: what the owner and the tenant bear by kind of cost, and the months that are missing. */
export function AnnualUnit({ unit }: { unit: AnnualStatement['enote'][number] }) {
  const id = useId();
  const off = annualOff(unit);
  const missing = missingMonths(unit);
  const bare: CostRow = [
    text.bare,
    unit.brez_specifikacije_lastnika,
    unit.brez_specifikacije_najemnika,
  ];
  const rows: CostRow[] = [
    ...unit.stroski.map(
      (cost): CostRow => [cost.vrsta_stroska, cost.bremeni_lastnika, cost.bremeni_najemnika],
    ),
    ...(bare[1] === 0 && bare[2] === 0 ? [] : [bare]),
  ];
  return (
    <section className="panel__group" aria-labelledby={id}>
      <h3 id={id}>{unit.naziv_enote}</h3>
      {missing.length === 0 ? null : <Notice kind="warning">{text.missing(missing)}</Notice>}
      {off === 0n ? null : <Notice>{text.differs(formatMoney(fromCents(off)))}</Notice>}
      <AnnualCosts
        rows={rows}
        sum={[text.sum, unit.skupaj_lastnik, unit.skupaj_najemnik]}
        labelledBy={id}
      />
    </section>
  );
}
