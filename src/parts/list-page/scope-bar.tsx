import { useMemo, useState } from 'react';
import type { Unit } from '../../domain/api-types';
import { thisYear } from '../../domain/dates/today';
import { numberOptions } from '../../domain/units/unit-twins';
import { listText as text } from '../../text/common/list';
import { Select } from '../../ui/controls/select';
import { listParams } from '../address/list-state';
import '../../ui/table/list-view.css';
import type { ListAddress } from '../address/use-address';
import { ALL_UNITS, type ListScope } from './use-scope';

interface ScopeBarProps {
  readonly at: ListAddress;
  readonly scope: ListScope;
  readonly selected: Unit;
  readonly units: readonly Unit[];
  /** The years with rows; `undefined` for a list without years, and while they are loading. */
  readonly years: readonly number[] | undefined;
  readonly hasYears: boolean;
  readonly ofBuilding: boolean;
}

/** The filters that change the query: Enota, for users with several units, and Leto. They stay while rows are loading. */
export function ScopeBar({ at, scope, selected, units, years, ...of }: ScopeBarProps) {
  const [known, setKnown] = useState(years);
  if (years !== undefined && years !== known) setKnown(years);
  const unitOptions = useMemo(
    () => [{ value: ALL_UNITS, label: text.allUnits }, ...numberOptions(units)],
    [units],
  );
  const current = thisYear();
  const yearOptions = [...new Set([current, scope.year, ...(known ?? [])])]
    .sort((one, other) => other - one)
    .map((year) => ({ value: String(year), label: String(year) }));
  const { hasYears, ofBuilding } = of;
  const severalUnits = units.length > 1 && !ofBuilding;
  if (!severalUnits && !hasYears) return null;
  return (
    <div className="scope-bar no-print">
      {severalUnits ? (
        <Select
          labelHidden
          label={text.unit}
          options={unitOptions}
          value={scope.unit ?? ALL_UNITS}
          onChange={(unit) =>
            at.change({
              [listParams.unit]: unit === selected.inventarna_stevilka ? undefined : unit,
              [listParams.page]: undefined,
            })
          }
        />
      ) : null}
      {hasYears ? (
        <Select
          labelHidden
          label={text.year}
          options={yearOptions}
          value={String(scope.year)}
          onChange={(year) =>
            at.change({
              // Without a year in the address, a year without rows is replaced by the newest one with rows.
              [listParams.year]:
                year === String(current) && known?.includes(current) ? undefined : year,
              [listParams.page]: undefined,
            })
          }
        />
      ) : null}
    </div>
  );
}
