import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Unit } from '../../domain/api-types';
import { isOwned } from '../../domain/units/unit';
import { loadedPart } from '../../domain/values/loaded-part';
import { useSelectedUnit } from '../../machines/portal-context';
import { listText } from '../../text/common/list';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Page } from '../../ui/page/page';
import { Empty, Skeleton } from '../../ui/states/states';
import type { ListProps, Selection } from '../../ui/table/list-props';
import { listParams } from '../address/list-state';
import { type ListAddress, useAddress } from '../address/use-address';
import { useAnswered } from '../query/use-answered';
import { isRefused, OwnersView } from '../unit/owners-view';
import { UnitGate } from '../unit/unit-gate';
import { useUnits } from '../unit/use-units';
import { ListView } from './list-view';
import { newestYear } from './newest-year';
import { ScopeBar } from './scope-bar';
import { useOwner } from './use-owner';
import { type ListScope, useScope } from './use-scope';

interface ListPageProps<Data, Row, Key extends QueryKey> extends Omit<ListProps<Row>, 'selection'> {
  /** Set for rows of the selected unit's building; by default they are of units, which can be chosen. */
  readonly of?: 'building';
  /** The query for a scope. */
  readonly query: (scope: ListScope) => UseQueryOptions<Data, Error, Data, Key>;
  readonly rows: (data: Data) => readonly Row[];
  readonly selection?: (data: Data) => Selection<Row>;
  /** The years to choose from; without it the list has no filter by year. */
  readonly years?: (data: Data) => readonly number[];
  readonly empty: string;
  /** Set when `above` and `below` have content without rows too, such as a balance. */
  readonly framesEmpty?: true;
  /** Set when an empty list is good news. */
  readonly emptyIsGood?: true;
  /** What follows an empty list. */
  readonly belowEmpty?: (scope: ListScope) => ReactNode;
  /** Set when the server refuses users who do not own the unit (`pages.md` E-SAMO-LASTNIK). */
  readonly ownersOnly?: true;
  /** Content below the heading, in every state of the list. */
  readonly intro?: ReactNode;
  /** Content at the end of the page, in every state of the list. */
  readonly outro?: ReactNode;
  /** Content before the list: the answer to the page's main question, above the choice of unit and year. */
  readonly above?: (data: Data) => ReactNode;
  readonly below?: (data: Data, scope: ListScope) => ReactNode;
}

interface UnitListProps<Data, Row, Key extends QueryKey> extends ListPageProps<Data, Row, Key> {
  readonly at: ListAddress;
  readonly selected: Unit;
  /** `undefined` while they are loading. */
  readonly units: readonly Unit[] | undefined;
}

function UnitList<Data, Row, Key extends QueryKey>(props: UnitListProps<Data, Row, Key>) {
  const {
    at,
    selected,
    units = [selected],
    years,
    empty,
    framesEmpty,
    emptyIsGood = false,
    ownersOnly,
    above,
    below,
  } = props;
  const ofBuilding = props.of === 'building';
  const asked = useScope(at, selected, units, ofBuilding);
  const first = useQuery(props.query(asked));
  const year = at.address.has(listParams.year) ? undefined : newestYear(first.data, props);
  const scope = year === undefined ? asked : { ...asked, year };
  const query = useQuery(props.query(scope));
  const owner = useOwner(scope, units, { withYear: years !== undefined, ofBuilding });
  const isAnswered = useAnswered(query);
  // Only the loaded units decide whether there is a filter by unit, which would shift the content.
  if (!isAnswered || (!props.units && !ofBuilding)) return <Skeleton lines={6} />;
  const hasRows = query.data !== undefined && props.rows(query.data).length > 0;
  const showsAbove = (hasRows || framesEmpty) && !(ownersOnly && isRefused(query));
  return (
    <>
      {above && query.isPending ? <Skeleton lines={2} /> : null}
      {query.data && showsAbove ? above?.(query.data) : null}
      <ScopeBar
        at={at}
        scope={scope}
        selected={selected}
        units={units}
        hasYears={years !== undefined}
        ofBuilding={ofBuilding}
        years={query.data && years?.(query.data)}
      />
      <OwnersView query={query} only={ownersOnly ?? false}>
        {(data) =>
          props.rows(data).length === 0 ? (
            <>
              <Empty text={empty} good={emptyIsGood} />
              {props.belowEmpty?.(scope)}
              {framesEmpty && below?.(data, scope)}
            </>
          ) : (
            <>
              <ListView
                {...props}
                rows={props.rows(data)}
                selection={props.selection?.(data)}
                at={at}
                owner={owner}
                isPartial={loadedPart(data) !== undefined}
              />
              {below?.(data, scope)}
            </>
          )
        }
      </OwnersView>
    </>
  );
}

/**
 * A complete list page from its definition (`pages.md` 2.3): heading, unit and year, states, and the list with filters,
 * search, sort, pages, CSV and print. The address contains its state.
 */
export function ListPage<Data, Row, Key extends QueryKey>(props: ListPageProps<Data, Row, Key>) {
  const units = useUnits();
  const selected = useSelectedUnit();
  const at = useAddress();
  // On a phone the switcher above names the building, and the first row is near the top.
  const isPhone = useMedia(PHONE);
  // Only the loaded units decide whether the unit in the address is one of the user's.
  // Not `isPending`: after a failure each new reader of the units asks again.
  const waits = !units.isFetched && at.address.has(listParams.unit);
  return (
    <Page
      title={props.title}
      lead={!isPhone && props.ownersOnly && props.of === 'building' ? selected?.naziv : undefined}
    >
      {props.intro}
      <UnitGate units={units} selected={selected}>
        {(unit) =>
          waits ? (
            <Skeleton lines={6} />
          ) : props.ownersOnly && props.of === 'building' && !isOwned(unit) ? (
            <Empty text={listText.ownersOnly} />
          ) : (
            <UnitList
              {...props}
              at={at}
              selected={unit}
              units={units.isFetched ? (units.data ?? [unit]) : undefined}
            />
          )
        }
      </UnitGate>
      {props.outro}
    </Page>
  );
}
