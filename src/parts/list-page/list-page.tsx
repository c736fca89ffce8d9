import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Unit } from '../../domain/api-types';
import { isOwned } from '../../domain/units/unit';
import { useSelectedUnit } from '../../machines/portal-context';
import { listText } from '../../text/common/list';
import { Page } from '../../ui/page/page';
import { Empty, Skeleton } from '../../ui/states/states';
import type { ListProps, Selection } from '../../ui/table/list-props';
import { listParams } from '../address/list-state';
import { type ListAddress, useAddress } from '../address/use-address';
import { OwnersView } from '../unit/owners-view';
import { UnitGate } from '../unit/unit-gate';
import { useUnits } from '../unit/use-units';
import { ListView } from './list-view';
import { newestYear } from './newest-year';
import { ScopeBar } from './scope-bar';
import { useOwner } from './use-owner';
import { type ListScope, useScope } from './use-scope';

interface ListPageProps<Data, Row, Key extends QueryKey>
  extends Omit<ListProps<Row>, 'selection' | 'actions'> {
  /** Whose rows these are: of units, which can be chosen, or of the selected unit's building. */
  readonly of?: 'building';
  /** What the server is asked. */
  readonly query: (scope: ListScope) => UseQueryOptions<Data, Error, Data, Key>;
  readonly rows: (data: Data) => readonly Row[];
  readonly selection?: (data: Data) => Selection<Row>;
  /** The years that can be chosen from; without it the list is not asked for by years. */
  readonly years?: (data: Data) => readonly number[];
  readonly empty: string;
  /** Set where what stands before and after the list says something without rows too, such as a balance. */
  readonly framesEmpty?: true;
  /** Set where an empty list is good news. */
  readonly emptyIsGood?: true;
  /** Set where the server refuses who is no owner of the unit (`pages.md` E-SAMO-LASTNIK). */
  readonly ownersOnly?: true;
  /** What stands under the heading whatever becomes of the list. */
  readonly intro?: ReactNode;
  /** What stands before the list: the answer to what the person came for. */
  readonly above?: (data: Data) => ReactNode;
  readonly below?: (data: Data, scope: ListScope) => ReactNode;
  /** What can be done with the list besides saving and printing it. */
  readonly actions?: (data: Data, scope: ListScope) => ReactNode;
}

interface UnitListProps<Data, Row, Key extends QueryKey> extends ListPageProps<Data, Row, Key> {
  readonly at: ListAddress;
  readonly selected: Unit;
  /** `undefined` while they are on their way. */
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
  // Whether there is a choice of units is known then; it would push down what stands below it.
  if (!props.units && !ofBuilding) return <Skeleton lines={6} />;
  return (
    <>
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
              {framesEmpty && above?.(data)}
              <Empty text={empty} good={emptyIsGood} />
              {framesEmpty && below?.(data, scope)}
            </>
          ) : (
            <>
              {above?.(data)}
              <ListView
                {...props}
                rows={props.rows(data)}
                selection={props.selection?.(data)}
                at={at}
                owner={owner}
                actions={props.actions?.(data, scope)}
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
 * A whole list screen out of data (`pages.md` 2.3): heading, choice of unit and year, states, and the list with filter,
 * search, sort, pages, saving and print. How it stands is kept in the address.
 */
export function ListPage<Data, Row, Key extends QueryKey>(props: ListPageProps<Data, Row, Key>) {
  const units = useUnits();
  const selected = useSelectedUnit();
  const at = useAddress();
  // Before the units have come, nobody knows whether the one in the address is among them.
  const waits = units.isPending && at.address.has(listParams.unit);
  return (
    <Page title={props.title}>
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
              units={units.isPending ? undefined : (units.data ?? [unit])}
            />
          )
        }
      </UnitGate>
    </Page>
  );
}
