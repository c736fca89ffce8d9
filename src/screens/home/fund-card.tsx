import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors';
import { reserveFundQuery } from '../../api/funds';
import type { Unit } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { fundByYear } from '../../domain/funds/fund-by-year';
import { newestYear } from '../../parts/list-page/newest-year';
import { QueryView } from '../../parts/query/query-view';
import { listText } from '../../text/common/list';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { Money } from '../../ui/page/money';
import { HomeCard } from './card';
import { Lines } from './lines';

/** The building's savings; for a user who is not an owner, why there is nothing to see (`pages.md` P1, E-SAMO-LASTNIK). */
export function FundCard({ unit }: { unit: Unit }) {
  const building = unit.objekt_sifra;
  const current = useQuery(reserveFundQuery(building));
  const query = useQuery(reserveFundQuery(building, newestYear(current.data, fundByYear)));
  const refused = query.error instanceof ApiError && query.error.status === 403;
  return (
    <HomeCard title={text.reserveFund} route="reserve-fund" linkText={pageTitles['reserve-fund']}>
      {refused ? (
        <p>{listText.ownersOnly}</p>
      ) : (
        <QueryView
          query={query}
          skeletonLines={3}
          skeletonShape="facts"
          failedTitle={text.cardFailed}
        >
          {({ sklad, leta }) =>
            sklad ? (
              <Lines
                lines={{
                  [text.fundBalance]: <Money value={sklad.koncno_stanje} />,
                  [text.fundDay]: formatDate(sklad.datum_stanja),
                  [text.myContribution]: <Money value={sklad.moj_prispevek} />,
                }}
              />
            ) : leta.length === 0 ? (
              <p>{text.noFund}</p>
            ) : null
          }
        </QueryView>
      )}
    </HomeCard>
  );
}
