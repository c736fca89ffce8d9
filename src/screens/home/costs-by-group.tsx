import { useQuery } from '@tanstack/react-query';
import { costSpecificationQuery } from '../../api/billing-costs';
import { messageFor } from '../../api/errors';
import type { CostSpecification } from '../../domain/api-types';
import { formatPeriod } from '../../domain/date';
import { label } from '../../domain/label';
import { formatMoney } from '../../domain/number';
import { costGroupLabels } from '../../text/costs';
import { homeText as text } from '../../text/home';
import { unknownText } from '../../text/unknown';
import { ShareChart } from '../../ui/chart/share-chart';
import { QueryView } from '../../ui/query-view';

const partsOf = ({ skupine }: CostSpecification) =>
  skupine.map(({ skupina, znesek }) => ({
    key: skupina,
    label: label(costGroupLabels, skupina, unknownText.costs),
    value: znesek,
  }));

/** The last bill by groups of costs (`domain.md` P1 "Stroški po vrstah"). */
export default function CostsByGroup({ unit }: { unit: string }) {
  const query = useQuery(costSpecificationQuery(unit));
  return (
    <QueryView
      query={query}
      skeletonLines={10}
      skeletonShape="facts"
      explain={messageFor}
      failedTitle={text.cardFailed}
    >
      {(costs) =>
        costs.skupine.length === 0 ? (
          <p>{text.noCosts}</p>
        ) : (
          <ShareChart
            caption={text.costsCaption(formatPeriod(costs.obdobje))}
            parts={partsOf(costs)}
            partName={text.costGroup}
            format={formatMoney}
          />
        )
      }
    </QueryView>
  );
}
