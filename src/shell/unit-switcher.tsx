import { ChevronDown } from 'lucide-react';
import { roleLabel, unitLabel } from '../domain/unit';
import { usePortal, useSelectedUnit } from '../machines/portal-context';
import { shellText } from '../text/shell';
import { Popover } from '../ui/popover';
import { Select } from '../ui/select';
import './unit-switcher.css';
import { useUnits } from './use-units';

/** The selected unit and, with more than one, the list to choose from (§2 Top bar). */
export function UnitSwitcher() {
  const { session } = usePortal();
  const { data: units = [] } = useUnits();
  const selected = useSelectedUnit();
  if (!selected) return null;

  const name = (
    <span className="unit-switcher__name">
      <strong>{unitLabel(selected)}</strong>
      <span>{roleLabel(selected.vrsta)}</span>
    </span>
  );
  if (units.length < 2) return <div className="unit-switcher">{name}</div>;
  return (
    <Popover
      label={`${shellText.switcher}: ${unitLabel(selected)}`}
      className="unit-switcher unit-switcher--button"
      button={
        <>
          {name}
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      {(close) => (
        <Select
          label={shellText.switchUnit}
          placeholder={shellText.units}
          value={selected.inventarna_stevilka}
          options={units.map((unit) => ({
            value: unit.inventarna_stevilka,
            label: unitLabel(unit),
          }))}
          onChange={(key) => {
            const unit = units.find((other) => other.inventarna_stevilka === key);
            if (unit) session.send({ type: 'unit.chosen', unit });
            close();
          }}
        />
      )}
    </Popover>
  );
}
