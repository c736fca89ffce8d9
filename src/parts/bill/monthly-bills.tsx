import { useQuery } from '@tanstack/react-query';
import { regularBillsQuery } from '../../api/billing-bills';
import { lastTwelveMonths } from '../../domain/dates/months';
import { formatMoney } from '../../domain/money/number';
import { billsText as text } from '../../text/bills/bills';
import { chartText } from '../../text/common/chart';
import { BarChart } from '../../ui/charts/bar-chart';
import { monthPoints } from '../../ui/charts/month-points';
import { QueryView } from '../query/query-view';

interface MonthlyBillsProps {
  readonly unit: string | undefined;
  readonly none?: string | undefined;
}

/**
 * A chart of the regular bills of the last twelve months and of the year before (`pages.md` P1 "Stroški po mesecih",
 * P16). It is loaded as a separate chunk (`parts/query/lazy-part`).
 *
 * @param unit - `inventarna_stevilka`; `undefined` for all units of the payer together
 * @param none - the text without bills; by default that no bill has been issued yet
 */
export default function MonthlyBills({ unit, none = text.noBillYet }: MonthlyBillsProps) {
  const query = useQuery(regularBillsQuery({ unit, year: undefined }));
  return (
    <QueryView
      query={query}
      skeletonLines={10}
      skeletonShape="chart"
      failedTitle={text.monthlyFailed}
    >
      {({ obracuni }) =>
        obracuni.length === 0 ? (
          <p>{none}</p>
        ) : (
          <BarChart
            caption={text.monthlyCaption}
            points={monthPoints(
              lastTwelveMonths(obracuni.map(({ obdobje, znesek }) => ({ obdobje, value: znesek }))),
            )}
            valueName={chartText.lastMonths}
            comparedName={chartText.yearBefore}
            format={formatMoney}
          />
        )
      }
    </QueryView>
  );
}
