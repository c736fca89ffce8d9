import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageFor } from '../api/errors';
import { unitDetailsQuery } from '../api/units';
import type { Unit } from '../domain/api-types';
import { ownUnits } from '../domain/units/own-units';
import { isOwned, unitKey, unitLabel } from '../domain/units/unit';
import { useAccess, useSelectedUnit } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { LinkRows } from '../parts/address/link-rows';
import { ReachManager } from '../parts/contact/reach-manager';
import { QueryView } from '../parts/query/query-view';
import { NoUnit } from '../parts/unit/no-unit';
import { yourUnitsText as text } from '../text/building/your-units';
import { pageTitles } from '../text/shell/pages';
import { CardGrid } from '../ui/page/card-grid';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { WholeValues } from '../ui/page/whole-values';
import { Failed, Skeleton } from '../ui/states/states';
import { pinnedFirst } from '../ui/table/arrange';
import { UnitCard } from './your-units/unit-card';
import { UnitList } from './your-units/unit-list';
import './your-units/your-units.css';
import { useUnits } from '../parts/unit/use-units';

/** Up to this number of units are shown as cards (`pages.md` P18). */
const MAX_CARDS = 3;

/** The units with their details. Without the details the units are still shown, so that one can be selected. */
function Units({ units }: { units: readonly Unit[] }) {
  const details = useQuery(unitDetailsQuery());
  const selected = useSelectedUnit();
  const mayInvite = isGranted('people', useAccess());
  const rows = useMemo(() => {
    const own = ownUnits(units, details.data ?? []);
    const key = selected && unitKey(selected);
    return pinnedFirst(own, ({ unit }) => unitKey(unit) === key);
  }, [units, details.data, selected]);
  if (details.isPending && !details.isError) return <Skeleton lines={6} />;
  const links = [
    ...(mayInvite ? [{ name: 'people', note: text.people } as const] : []),
    ...(rows.some(({ unit }) => isOwned(unit))
      ? [{ name: 'handover', note: text.handover } as const]
      : []),
  ].map(({ name, note }) => ({ to: pathOf(name), title: pageTitles[name], note }));
  return (
    <>
      <p className="answer">
        <WholeValues>{text.answer(units.length, selected && unitLabel(selected))}</WholeValues>
      </p>
      {details.data === undefined && !details.isFetching ? (
        <Failed
          title={text.detailsFailed}
          {...(details.error && { detail: messageFor(details.error, text.detailsFailed) })}
          onRetry={() => void details.refetch()}
        />
      ) : null}
      {rows.length <= MAX_CARDS ? (
        <CardGrid>
          {rows.map((row) => (
            <UnitCard key={unitKey(row.unit)} row={row} />
          ))}
        </CardGrid>
      ) : (
        <UnitList rows={rows} />
      )}
      {links.length > 0 ? (
        <SectionCard wide title={text.access}>
          <LinkRows links={links} />
        </SectionCard>
      ) : null}
      <div>
        <p className="page__lead">{text.note}</p>
        <ReachManager />
      </div>
    </>
  );
}

/** §2 `/vase-enote`, `pages.md` P18: the units linked to the user, the roles, and the data that bills are computed from. */
export default function YourUnitsScreen() {
  const units = useUnits();
  return (
    <Page title={pageTitles['your-units']}>
      <QueryView query={units} skeletonLines={6}>
        {(list) => (list.length === 0 ? <NoUnit /> : <Units units={list} />)}
      </QueryView>
    </Page>
  );
}
