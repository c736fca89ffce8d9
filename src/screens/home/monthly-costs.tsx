import { useQuery } from '@tanstack/react-query';
import { regularBillsQuery } from '../../api/billing-bills';
import { messageFor } from '../../api/errors';
import type { Unit } from '../../domain/api-types';
import { lastTwelveMonths } from '../../domain/months';
import { formatMoney } from '../../domain/number';
import { homeText as text } from '../../text/home';
import { BarChart } from '../../ui/chart/bar-chart';
import { monthPoints } from '../../ui/chart/month-points';
import { QueryView } from '../../ui/query-view';

/** Regular bills of twelve months beside those of the year before (`domain.md` P1 "Stroški po mesecih"). */
export default function MonthlyCosts({ unit }: { unit: Unit }) {
  const query = useQuery(regularBillsQuery({ unit: unit.inventarna_stevilka, year: undefined }));
  return (
    <QueryView query={query} skeletonLines={6} explain={messageFor} failedTitle={text.cardFailed}>
      {({ obracuni }) =>
        obracuni.length === 0 ? (
          <p>{text.noBillYet}</p>
        ) : (
          <BarChart
            caption={text.monthlyCostsCaption}
            points={monthPoints(
              lastTwelveMonths(obracuni.map(({ obdobje, znesek }) => ({ obdobje, value: znesek }))),
            )}
            valueName={text.lastMonths}
            comparedName={text.yearBefore}
            format={formatMoney}
          />
        )
      }
    </QueryView>
  );
}
