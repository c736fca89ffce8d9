import { useQuery } from '@tanstack/react-query';
import { costSpecificationQuery } from '../../api/billing-costs';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { addMonths } from '../../domain/dates/period';
import { formatMoney } from '../../domain/money/number';
import { QueryView } from '../../parts/query/query-view';
import { changeText as text } from '../../text/bills/bill-change';
import { PeriodChange } from './period-change';
import './bill-changes.css';

interface AgainstProps {
  readonly bill: CostSpecification;
  readonly title: string;
  readonly earlier: string;
  /** The amount billed then, when it is known without a specification. */
  readonly billed?: number | null;
}

function Against({ bill, title, earlier, billed = null }: AgainstProps) {
  const query = useQuery({
    ...costSpecificationQuery(bill.inventarna_stevilka, earlier),
    enabled: bill.obdobja.includes(earlier),
  });
  return (
    <section className="bill-change">
      <h3>{title}</h3>
      {bill.obdobja.includes(earlier) ? (
        <QueryView query={query} skeletonLines={2}>
          {(before) => <PeriodChange bill={bill} before={before} earlier={earlier} />}
        </QueryView>
      ) : (
        <p>
          {text.missing(formatPeriod(earlier))}
          {billed === null ? null : ` ${text.billedThen(formatMoney(billed))}`}
        </p>
      )}
    </section>
  );
}

/** How a bill differs from that of the month before and of the same month a year before (`pages.md` P14). */
export function BillChanges({ bill }: { bill: CostSpecification }) {
  if (!bill.obdobje) return null;
  const month = addMonths(bill.obdobje, -1);
  const year = addMonths(bill.obdobje, -12);
  return (
    <section className="card bill-changes" aria-labelledby="bill-changes">
      <h2 id="bill-changes">{text.heading}</h2>
      <Against bill={bill} title={text.monthBefore(formatPeriod(month))} earlier={month} />
      <Against
        bill={bill}
        title={text.yearBefore(formatPeriod(year))}
        earlier={year}
        billed={bill.znesek_lani}
      />
    </section>
  );
}
