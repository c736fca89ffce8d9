import { useQuery } from '@tanstack/react-query';
import { fundDebtorsQuery } from '../api/funds';
import type { Unit } from '../domain/api-types';
import { isOwned } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { QueryView } from '../parts/query/query-view';
import { OwnersView } from '../parts/unit/owners-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { listText } from '../text/common/list';
import { debtorsText as text } from '../text/funds/fund-debtors';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import { Empty } from '../ui/states/states';
import { DebtorsView } from './reserve-fund-debtors/debtors-view';

const isSameUnit = (one: Unit, other: Unit) =>
  one.inventarna_stevilka === other.inventarna_stevilka;

function DebtorsOfBuilding({ building }: { building: string }) {
  const query = useQuery(fundDebtorsQuery(building));
  return (
    <>
      <OwnersView query={query}>{(debtors) => <DebtorsView debtors={debtors} />}</OwnersView>
      <Notice kind="warning">{text.notice}</Notice>
    </>
  );
}

/**
 * §2 `/dolzniki-rezervnega-sklada`, `pages.md` P12, C9 9: whether co-owners pay into the common fund. The page can only
 * be read: no file, no print, no search.
 */
export default function FundDebtorsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['reserve-fund-debtors']} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) => (
          // The role from the server: the stored one may belong to a unit that was sold since.
          <QueryView query={units} skeletonLines={6}>
            {(list) =>
              list.some((each) => isSameUnit(each, unit) && isOwned(each)) ? (
                <DebtorsOfBuilding key={unit.objekt_sifra} building={unit.objekt_sifra} />
              ) : (
                <Empty text={listText.ownersOnly} />
              )
            }
          </QueryView>
        )}
      </UnitGate>
    </Page>
  );
}
