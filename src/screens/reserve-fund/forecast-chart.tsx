import type { FundForecast } from '../../domain/funds/fund-forecast';
import { fromCents } from '../../domain/money/cents';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

/** The forecast balance as a line, with the name of the works at each drop (`pages.md` P6). */
export default function ForecastChart({ forecast }: { forecast: FundForecast }) {
  const months = forecast.months.map(({ obdobje, balance }) => ({
    obdobje,
    value: null,
    lastYear: fromCents(balance),
  }));
  const points = monthPoints(months).map((point, place) => {
    const month = forecast.months[place];
    if (!month || month.paid.length === 0) return point;
    const names = month.paid.map(({ opis }) => opis).join(', ');
    return { ...point, note: [names, text.paid(formatNumber(fromCents(month.works), 0))] as const };
  });
  return (
    <BarChart
      caption={text.caption}
      points={points}
      comparedName={text.forecast}
      format={formatMoney}
    />
  );
}
