import type { HeatBill } from '../../domain/api-types';
import { lastTwelveMonths } from '../../domain/months';
import { formatNumber } from '../../domain/number';
import { readingsText as text } from '../../text/readings';
import { BarChart } from '../../ui/chart/bar-chart';
import { monthPoints } from '../../ui/chart/month-points';
import { SectionCard } from '../../ui/section-card';

/** Heat units of twelve months beside those of the year before (`domain.md` P5). */
export function HeatByMonth({ bills }: { bills: readonly HeatBill[] }) {
  const months = bills.map(({ obdobje, enote_enote }) => ({ obdobje, value: enote_enote }));
  return (
    <SectionCard title={text.byMonth}>
      <BarChart
        caption={text.units}
        points={monthPoints(lastTwelveMonths(months))}
        valueName={text.units}
        comparedName={text.yearBefore}
        format={formatNumber}
      />
    </SectionCard>
  );
}
