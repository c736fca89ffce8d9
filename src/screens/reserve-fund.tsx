import { useQuery } from '@tanstack/react-query';
import { reserveFundQuery } from '../api/funds';
import type { Unit } from '../domain/api-types';
import { fundByYear } from '../domain/funds/fund-by-year';
import { isOwned } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { listParams } from '../parts/address/list-state';
import { useAddress } from '../parts/address/use-address';
import { newestYear } from '../parts/list-page/newest-year';
import { ScopeBar } from '../parts/list-page/scope-bar';
import { useScope } from '../parts/list-page/use-scope';
import { useAnswered } from '../parts/query/use-answered';
import { isRefused, OwnersView } from '../parts/unit/owners-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { listText } from '../text/common/list';
import { reserveFundText as text } from '../text/funds/reserve-fund';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { Empty, Skeleton } from '../ui/states/states';
import { FundAnswer, FundView } from './reserve-fund/fund-view';

function FundOfBuilding({ unit }: { unit: Unit }) {
  const at = useAddress();
  const asked = useScope(at, unit, [unit], true);
  const first = useQuery(reserveFundQuery(asked.building, asked.year));
  const year = at.address.has(listParams.year) ? undefined : newestYear(first.data, fundByYear);
  const scope = { ...asked, year: year ?? asked.year };
  const query = useQuery(reserveFundQuery(scope.building, scope.year));
  const { leta: years, sklad: shown } = query.data ?? {};
  if (!useAnswered(query)) return <Skeleton lines={6} />;
  return (
    <>
      {query.isPending ? <Skeleton lines={2} /> : null}
      {shown && !isRefused(query) ? <FundAnswer fund={shown} /> : null}
      <ScopeBar
        at={at}
        scope={scope}
        selected={unit}
        units={[unit]}
        hasYears={years?.length !== 0}
        ofBuilding
        years={years}
      />
      <OwnersView query={query}>
        {({ leta, sklad }) => {
          if (sklad) return <FundView fund={sklad} unit={unit} isNewest={leta[0] === sklad.leto} />;
          if (leta.length > 0) return <Empty text={text.noYear(scope.year)} />;
          return (
            <>
              <Empty text={text.none} />
              <p className="page__lead">{text.noneNote}</p>
            </>
          );
        }}
      </OwnersView>
    </>
  );
}

/** §2 `/rezervni-sklad`, `pages.md` P6: how much money the building has, what it was spent on, and whether it is enough. */
export default function ReserveFundScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['reserve-fund']} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) =>
          isOwned(unit) ? (
            <FundOfBuilding key={unit.objekt_sifra} unit={unit} />
          ) : (
            <Empty text={listText.ownersOnly} />
          )
        }
      </UnitGate>
    </Page>
  );
}
