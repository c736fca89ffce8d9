import { useQuery } from '@tanstack/react-query';
import { readingsQuery } from '../../api/billing-readings';
import { lastTwelveMonths } from '../../domain/dates/months';
import { formatNumber } from '../../domain/money/number';
import { QueryView } from '../../parts/query/query-view';
import { chartText } from '../../text/common/chart';
import { homeText as text } from '../../text/news/home';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';

/** Heat units of twelve months compared with those of the year before (`pages.md` P1 "Poraba toplote"). */
export default function HeatUse({ unit }: { unit: string }) {
  const query = useQuery(readingsQuery(unit));
  return (
    <QueryView query={query} skeletonLines={10} skeletonShape="chart" failedTitle={text.cardFailed}>
      {({ obracuni }) =>
        obracuni.length === 0 ? (
          <p>{text.noHeatBills}</p>
        ) : (
          <BarChart
            caption={text.heatCaption}
            points={monthPoints(
              lastTwelveMonths(
                obracuni.map(({ obdobje, enote_enote }) => ({ obdobje, value: enote_enote })),
              ),
            )}
            valueName={chartText.lastMonths}
            comparedName={chartText.yearBefore}
            format={formatNumber}
          />
        )
      }
    </QueryView>
  );
}
