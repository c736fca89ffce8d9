import { type FundForecast, worksByMonth } from '../../domain/funds/fund-forecast';
import { fromCents } from '../../domain/money/cents';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

/** The forecast balance as a line, with the name of the works at each drop (`pages.md` P6). */
export default function ForecastChart({ forecast }: { forecast: FundForecast }) {
  const works = worksByMonth(forecast);
  const months = forecast.months.map(({ obdobje, balance }) => ({
    obdobje,
    value: null,
    lastYear: fromCents(balance),
  }));
  const points = monthPoints(months).map((point, place) => {
    const names = works.get(point.key)?.map(({ opis }) => opis);
    if (!names) return point;
    const cost = fromCents(forecast.months[place]?.works ?? 0n);
    return { ...point, note: [names.join(', '), text.paid(formatNumber(cost, 0))] as const };
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
