import type { FundPlan } from '../../domain/api-types';
import { fromCents, sumCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { groupBy } from '../../domain/values/group-by';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { TimelineDetails } from '../../ui/page/timeline-details';

interface PlanYearsProps {
  readonly works: readonly FundPlan[];
  /** A sentence about when the fund can pay for a work, if known. */
  readonly outlookOf: (work: FundPlan) => string | null;
}

const sumOf = (works: readonly FundPlan[]) =>
  formatMoney(fromCents(sumCents(works.map(({ ocena }) => ocena))));

/** The planned works by year along a line. */
export function PlanYears({ works, outlookOf }: PlanYearsProps) {
  const years = [...groupBy(works, ({ leto }) => leto)].sort(([one], [other]) => one - other);
  return (
    <TimelineDetails
      name={text.byYear}
      events={years.map(([year, planned]) => ({
        key: String(year),
        content: (
          <>
            <p className="timeline-details__event">
              <strong>{year}</strong>
              {planned.length > 1 ? <span>{text.yearSum(sumOf(planned))}</span> : null}
            </p>
            {planned.map((work, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two works may be equal in all properties
              <p key={place} className="timeline-details__event">
                <span>{work.opis}</span>
                <span>{formatMoney(work.ocena)}</span>
                <span className="page__lead">{outlookOf(work)}</span>
              </p>
            ))}
          </>
        ),
      }))}
    />
  );
}
