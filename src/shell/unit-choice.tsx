import { useMemo } from 'react';
import { openByUnit } from '../domain/bills/open-by-unit';
import { roleLabel, unitKey, unitLabel } from '../domain/units/unit';
import { useChooseUnit, useSelectedUnit } from '../machines/portal-context';
import { useAllOpen } from '../parts/pay/use-all-open';
import { useUnits } from '../parts/unit/use-units';
import { shellText } from '../text/shell/shell';
import { ChoiceList } from '../ui/controls/choice-list';
import { Money } from '../ui/page/money';

/** What is open for each unit; `undefined` while it is unknown, which never prevents a choice. */
function useOpenByUnit(): ReadonlyMap<string, number> | undefined {
  const { data: open } = useAllOpen();
  return useMemo(() => open && openByUnit(open), [open]);
}

/** The choice of unit, for users with more than one (§2 Top bar): each with its label, role and open amount. */
export function UnitChoice({ onChosen }: { onChosen: () => void }) {
  const chooseUnit = useChooseUnit();
  const { data: units = [] } = useUnits();
  const selected = useSelectedUnit();
  const open = useOpenByUnit();
  const byKey = useMemo(() => new Map(units.map((unit) => [unitKey(unit), unit])), [units]);
  const options = useMemo(
    () => [...byKey].map(([value, unit]) => ({ value, label: unitLabel(unit) })),
    [byKey],
  );
  return (
    <ChoiceList
      label={shellText.switchUnit}
      placeholder={shellText.units}
      value={selected && unitKey(selected)}
      options={options}
      onChoose={(key) => {
        const unit = byKey.get(key);
        if (unit) chooseUnit(unit);
        onChosen();
      }}
      face={({ value, label }) => {
        const unit = byKey.get(value);
        return (
          <span className="unit-row">
            <span>{label}</span>{' '}
            <span className="unit-row__role">{unit ? roleLabel(unit.vrsta) : null}</span>
            {unit && open ? <Money value={open.get(unit.inventarna_stevilka) ?? 0} /> : null}
          </span>
        );
      }}
    />
  );
}
