import type { CostSpecification } from '../../domain/api-types';
import { billChange, type Change } from '../../domain/bills/bill-change';
import { type Cents, fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { formatDifference, formatPercentChange } from '../../domain/money/signed';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import { changeText as text } from '../../text/bills/bill-change';
import '../../ui/page/disclosure.css';

const money = (cents: Cents) => formatMoney(fromCents(cents));

function thenAndNow({ before, now }: Change): string {
  if (before === null) return text.added(money(now ?? 0n));
  if (now === null) return text.gone(money(before));
  return text.thenAndNow(money(before), money(now));
}

function ChangeRow({ name, change }: { name: string; change: Change }) {
  return (
    <li className="bill-change__row">
      <span>{name}</span>
      <span>{formatDifference(change.difference)}</span>
      <span>{thenAndNow(change)}</span>
      {change.percent === null ? null : <span>{formatPercentChange(change.percent)}</span>}
    </li>
  );
}

interface PeriodChangeProps {
  readonly bill: CostSpecification;
  readonly before: CostSpecification;
  readonly earlier: string;
}

/** How a bill differs from an earlier one: one sentence, and a table by kind of cost that can be opened. */
export function PeriodChange({ bill, before, earlier }: PeriodChangeProps) {
  const { total, kinds, reasons } = billChange(bill, before);
  const { difference } = total;
  const sentence = text.sentence({
    period: bill.obdobje ?? earlier,
    earlier,
    direction: difference === 0n ? 'same' : difference > 0n ? 'higher' : 'lower',
    amount: money(difference < 0n ? -difference : difference),
    reasons: reasons.map((kind) => ({
      kind: kind.vrsta_stroska,
      difference: formatDifference(kind.difference),
    })),
  });
  return (
    <>
      <p>{sentence}</p>
      <details className="bill-change__kinds">
        <summary>{text.kinds}</summary>
        <ul>
          {kinds.map((kind) => (
            <ChangeRow
              key={kind.vrsta_stroska}
              name={unbrokenPercent(kind.vrsta_stroska)}
              change={kind}
            />
          ))}
          <ChangeRow name={text.total} change={total} />
        </ul>
      </details>
    </>
  );
}
