import type { CostSpecification } from '../../domain/api-types';
import { formatRate } from '../../domain/bills/allocation-key';
import { type BillCheck, isOff } from '../../domain/bills/bill-check';
import { lineText, vatText as text } from '../../text/bills/cost-specification';
import { Money } from '../../ui/page/money';
import { CheckMark } from './check-mark';

/** Net and VAT of a bill by rate, with their sums. */
export function VatRecap({ bill, check }: { bill: CostSpecification; check: BillCheck }) {
  const isRight = (stopnja: number) =>
    !check.rates.some((rate) => rate.stopnja === stopnja && isOff(rate.off));
  return (
    <section className="card vat-recap" aria-labelledby="vat-recap">
      <h2 id="vat-recap">{text.heading}</h2>
      <table aria-labelledby="vat-recap">
        <thead>
          <tr>
            <th scope="col">{text.rate}</th>
            <th scope="col">{text.net}</th>
            <th scope="col">{text.vat}</th>
          </tr>
        </thead>
        <tbody>
          {bill.rekapitulacija_ddv.map(({ stopnja, osnova, ddv }) => (
            <tr key={stopnja}>
              <th scope="row">
                {stopnja === 0 ? lineText.noVat : formatRate(stopnja)}
                {isRight(stopnja) ? null : <CheckMark outcome="differs" />}
              </th>
              <td data-label={text.net}>
                <Money value={osnova} />
              </td>
              <td data-label={text.vat}>
                <Money value={ddv} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{lineText.sum}</th>
            <td data-label={text.net}>
              <Money value={bill.skupaj_osnova} />
            </td>
            <td data-label={text.vat}>
              <Money value={bill.skupaj_ddv} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
