import { useQuery } from '@tanstack/react-query';
import { costSpecificationQuery } from '../../api/billing-costs';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { QueryView } from '../../parts/query/query-view';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import { homeText as text } from '../../text/news/home';
import { ShareChart } from '../../ui/charts/share-chart';

const partsOf = ({ skupine }: CostSpecification) =>
  skupine.map(({ skupina, znesek }) => ({
    key: skupina,
    label: label(costGroupLabels, skupina, unknownText.costs),
    value: znesek,
  }));

/** The last bill by groups of costs (`pages.md` P1 "Stroški po vrstah"). */
export default function CostsByGroup({ unit }: { unit: string }) {
  const query = useQuery(costSpecificationQuery(unit));
  return (
    <QueryView query={query} skeletonLines={10} skeletonShape="facts" failedTitle={text.cardFailed}>
      {(costs) =>
        costs.skupine.length === 0 ? (
          <p>{text.noCosts}</p>
        ) : (
          <ShareChart
            caption={text.costsCaption(formatPeriod(costs.obdobje))}
            parts={partsOf(costs)}
            format={formatMoney}
          />
        )
      }
    </QueryView>
  );
}
