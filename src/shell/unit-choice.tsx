import { useMemo } from 'react';
import type { Unit } from '../domain/api-types';
import { unitKey, unitLabel } from '../domain/units/unit';
import { useChooseUnit, useSelectedUnit } from '../machines/portal-context';
import { useUnits } from '../parts/unit/use-units';
import { shellText } from '../text/shell/shell';
import { Select } from '../ui/controls/select';

/** The choice of unit, for users with more than one (§2 Top bar). */
export function UnitChoice({ onChosen }: { onChosen: () => void }) {
  const chooseUnit = useChooseUnit();
  const { data: units } = useUnits();
  const selected = useSelectedUnit();
  const options = useMemo(
    () => (units ?? []).map((unit) => ({ value: unitKey(unit), label: unitLabel(unit) })),
    [units],
  );
  if (options.length < 2) return null;
  const choose = (unit: Unit | undefined) => {
    if (unit) chooseUnit(unit);
    onChosen();
  };
  return (
    <Select
      label={shellText.switchUnit}
      placeholder={shellText.units}
      value={selected && unitKey(selected)}
      options={options}
      onChange={(key) => choose(units?.find((unit) => unitKey(unit) === key))}
      onSame={() => choose(selected)}
    />
  );
}
