import ChevronDown from 'lucide-react/icons/chevron-down';
import { roleLabel, unitTitle } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { shellText } from '../text/shell/shell';
import { MOBILE, useMedia } from '../ui/browser/use-media';
import { Popover } from '../ui/controls/popover';
import { ManagerChoice } from './manager-choice';
import { UnitChoice } from './unit-choice';
import './unit-switcher.css';
import { useCurrentManager } from '../parts/manager/use-current-manager';
import { useManagers } from '../parts/manager/use-managers';
import { useUnits } from '../parts/unit/use-units';

/** A line of the popup for a single unit or manager. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className="unit-switcher__fact">
      <span>{name}</span>
      {value}
    </p>
  );
}

/**
 * The selected unit and its manager, with a popup to change them (§2 Top bar): a button on small screens and for users
 * with a choice, otherwise text.
 */
export function UnitSwitcher() {
  const { data: units, isPending: unitsPending } = useUnits();
  const { data: managers, isPending: managersPending } = useManagers();
  const unit = useSelectedUnit();
  const manager = useCurrentManager();
  const mobile = useMedia(MOBILE);
  if (!unit && (unitsPending || managersPending)) return null;

  const severalUnits = units !== undefined && units.length > 1;
  const severalManagers = managers !== undefined && managers.length > 1;
  const title = unit ? unitTitle(unit) : units ? shellText.noUnit : '/';
  const details = [unit && roleLabel(unit.vrsta), severalManagers && manager?.label]
    .filter(Boolean)
    .join(' · ');
  const name = (
    <span className="unit-switcher__name">
      <strong>{title}</strong> <span>{details}</span>
    </span>
  );
  if (!mobile && !severalUnits && !severalManagers) {
    return <div className="unit-switcher">{name}</div>;
  }
  return (
    <Popover
      label={`${shellText.switcher}: ${title} ${details}`}
      className="unit-switcher unit-switcher--button"
      button={
        <>
          {name}
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      {(close) => (
        <div className="unit-switcher__popup">
          {severalUnits ? (
            <UnitChoice onChosen={close} />
          ) : (
            <Fact name={shellText.unit} value={title} />
          )}
          {severalManagers ? (
            <ManagerChoice onChosen={close} />
          ) : (
            <Fact name={shellText.manager} value={manager?.label ?? '/'} />
          )}
        </div>
      )}
    </Popover>
  );
}
