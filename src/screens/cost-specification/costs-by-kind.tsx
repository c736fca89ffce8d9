import type { CostSpecification } from '../../domain/api-types';
import { kindsOf } from '../../domain/bills/bill-change';
import { formatPeriod } from '../../domain/dates/date';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import { costText as text } from '../../text/bills/cost-specification';
import { ShareChart } from '../../ui/charts/share-chart';

/** A bill by kinds of cost, as shares (`pages.md` P14, §9). */
export default function CostsByKind({ bill }: { bill: CostSpecification }) {
  const parts = [...kindsOf(bill)].map(([kind, cents]) => ({
    key: kind,
    label: unbrokenPercent(kind),
    value: fromCents(cents),
  }));
  return (
    <ShareChart
      caption={text.byKindCaption(formatPeriod(bill.obdobje))}
      parts={parts}
      format={formatMoney}
    />
  );
}
