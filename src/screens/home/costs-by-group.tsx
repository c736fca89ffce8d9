import { useQuery } from '@tanstack/react-query';
import { costSpecificationQuery } from '../../api/billing-costs';
import { formatPeriod } from '../../domain/dates/date';
import GroupShares from '../../parts/bill/group-shares';
import { QueryView } from '../../parts/query/query-view';
import { homeText as text } from '../../text/news/home';

/** The last bill by groups of costs (`pages.md` P1 "Stroški po vrstah"). */
export default function CostsByGroup({ unit }: { unit: string }) {
  const query = useQuery(costSpecificationQuery(unit));
  return (
    <QueryView query={query} skeletonLines={10} skeletonShape="facts" failedTitle={text.cardFailed}>
      {(costs) =>
        costs.skupine.length === 0 ? (
          <p>{text.noCosts}</p>
        ) : (
          <GroupShares bill={costs} caption={text.costsCaption(formatPeriod(costs.obdobje))} />
        )
      }
    </QueryView>
  );
}
