import type { ForecastMonth } from '../../domain/funds/fund-forecast';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

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
