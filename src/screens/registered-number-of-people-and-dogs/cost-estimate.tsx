import { useQuery } from '@tanstack/react-query';
import { costSpecificationQuery } from '../../api/billing-costs';
import { formatPeriod } from '../../domain/dates/date';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { costEffect } from '../../domain/people/registered-change';
import { changeText as text } from '../../text/building/registered-numbers';

interface CostEstimateProps {
  /** `inventarna_stevilka` */
  readonly unit: string;
  readonly persons: number;
  readonly dogs: number;
}

/** The effect of the change on the monthly cost, from the unit's last bill; nothing when it cannot be computed. */
export function CostEstimate({ unit, persons, dogs }: CostEstimateProps) {
  const { data: bill } = useQuery(costSpecificationQuery(unit));
  const effect = bill && costEffect(bill, persons, dogs);
  if (!bill || !effect) return null;
  const money = (cents: bigint) => formatMoney(fromCents(cents));
  const { before, after, difference } = effect;
  const size = difference < 0n ? -difference : difference;
  const change = difference > 0n ? text.more : text.less;
  return (
    <section className="cost-estimate" aria-label={text.estimate}>
      <h3>{text.estimate}</h3>
      <p role="status">
        {difference === 0n
          ? text.same(money(before))
          : change(money(size), money(before), money(after))}
      </p>
      <p className="section-card__note">{text.basis(formatPeriod(bill.obdobje))}</p>
    </section>
  );
}
