import { useId } from 'react';
import type { AnnualStatement } from '../../domain/api-types';
import { annualFundSteps } from '../../domain/bills/annual-fund';
import { formatDate } from '../../domain/dates/date';
import { checkFund } from '../../domain/funds/fund-equation';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { formatDifference } from '../../domain/money/signed';
import { annualText as text } from '../../text/bills/annual-statement';
import { reserveFundText } from '../../text/funds/reserve-fund';
import { Facts } from '../../ui/page/facts';
import { StatusBadge } from '../../ui/page/status-badge';

interface AnnualFundProps {
  readonly fund: AnnualStatement['skladi'][number];
  readonly year: number;
}

/** The balance of a fund over the year, recalculated (`pages.md` P6). */
export function AnnualFund({ fund, year }: AnnualFundProps) {
  const id = useId();
  const { agrees, differs, differsNote } = reserveFundText;
  const { reckoned, off } = checkFund(fund);
  const isRight = off === 0n;
  return (
    <section className="panel__group" aria-labelledby={id}>
      <h3 id={id}>{text.fund(fund.naziv)}</h3>
      <Facts
        facts={{
          [text.fundDate]: formatDate(fund.datum_stanja),
          ...Object.fromEntries(
            annualFundSteps(fund, year).map(([name, amount]) => [name, formatMoney(amount)]),
          ),
        }}
      />
      <div>
        <StatusBadge tone={isRight ? 'ok' : 'danger'} label={isRight ? agrees : differs} />
        {isRight ? null : (
          <p>{differsNote(formatMoney(fromCents(reckoned)), formatDifference(off))}</p>
        )}
      </div>
    </section>
  );
}
