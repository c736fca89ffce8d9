import { fromCents } from '../../domain/cents';
import type { ForecastMonth } from '../../domain/fund-forecast';
import { formatMoney } from '../../domain/number';
import { fundPlanText as text } from '../../text/fund-plan';
import { BarChart } from '../../ui/chart/bar-chart';
import { monthPoints } from '../../ui/chart/month-points';

/** The forecast balance as a line. */
export default function ForecastChart({ months }: { months: readonly ForecastMonth[] }) {
  const points = months.map(({ obdobje, balance }) => ({
    obdobje,
    value: null,
    lastYear: fromCents(balance),
  }));
  return (
    <BarChart
      caption={text.caption}
      points={monthPoints(points)}
      comparedName={text.forecast}
      format={formatMoney}
    />
  );
}
