import { useId } from 'react';
import type { AnnualStatement } from '../../domain/api-types';
import { annualOff, missingMonths } from '../../domain/bills/annual-statement';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import { annualText as text } from '../../text/bills/annual-statement';
import { Money } from '../../ui/page/money';
import { Notice } from '../../ui/states/notice';

type Row = readonly [name: string, owner: number, tenant: number];

/**
 * A unit's year: what the owner and the tenant bear by kind of cost, and the months that are missing. A tenant who bears
 * nothing has no column.
 */
export function AnnualUnit({ unit }: { unit: AnnualStatement['enote'][number] }) {
  const id = useId();
  const off = annualOff(unit);
  const missing = missingMonths(unit);
  const bare: Row = [
    text.bare,
    unit.brez_specifikacije_lastnika,
    unit.brez_specifikacije_najemnika,
  ];
  const rows: Row[] = [
    ...unit.stroski.map(
      (cost): Row => [cost.vrsta_stroska, cost.bremeni_lastnika, cost.bremeni_najemnika],
    ),
    ...(bare[1] === 0 && bare[2] === 0 ? [] : [bare]),
  ];
  const hasTenant = unit.skupaj_najemnik !== 0 || rows.some(([, , tenant]) => tenant !== 0);
  return (
    <section className="panel__group" aria-labelledby={id}>
      <h3 id={id}>{unit.naziv_enote}</h3>
      {missing === '' ? null : <Notice kind="warning">{text.missing(missing)}</Notice>}
      {off === 0n ? null : <Notice>{text.differs(formatMoney(fromCents(off)))}</Notice>}
      <table className="panel__table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            <th scope="col">{text.owner}</th>
            {hasTenant ? <th scope="col">{text.tenant}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, owner, tenant], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: kinds of two groups may share a name, and their order never changes
            <tr key={index}>
              <th scope="row">{unbrokenPercent(name)}</th>
              <td>
                <Money value={owner} />
              </td>
              {hasTenant ? (
                <td>
                  <Money value={tenant} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.sum}</th>
            <td>
              <Money value={unit.skupaj_lastnik} />
            </td>
            {hasTenant ? (
              <td>
                <Money value={unit.skupaj_najemnik} />
              </td>
            ) : null}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
