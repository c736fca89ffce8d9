import type { HeatBill } from '../../domain/api-types';
import { lastTwelveMonths } from '../../domain/dates/months';
import { averageForArea } from '../../domain/heat/heat-share';
import { formatNumber } from '../../domain/money/number';
import { readingsText as text } from '../../text/bills/readings';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

interface HeatByMonthProps {
  readonly bills: readonly HeatBill[];
  /** The last month is that of its newest bill. */
  readonly year: string;
}

/** Heat units of twelve months compared with those of the year before and the building's average (`pages.md` P5). */
export default function HeatByMonth({ bills, year }: HeatByMonthProps) {
  const months = bills
    .filter(({ obdobje }) => obdobje.slice(0, 4) <= year)
    .map(({ obdobje, enote_enote }) => ({ obdobje, value: enote_enote }));
  const averages = new Map(bills.map((bill) => [bill.obdobje, averageForArea(bill)]));
  // Without heating there is nothing to compare; a line along zero would look like a measurement.
  const points = monthPoints(lastTwelveMonths(months)).map((point) => ({
    ...point,
    usual: averages.get(point.key) || null,
  }));
  return (
    <>
      <BarChart
        caption={text.units}
        points={points}
        valueName={text.units}
        comparedName={text.yearBefore}
        usualName={text.averageForArea}
        format={formatNumber}
      />
      <p className="section-card__note">{text.averageNote}</p>
    </>
  );
}
