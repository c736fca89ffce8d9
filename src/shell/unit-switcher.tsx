import ChevronDown from 'lucide-react/icons/chevron-down';
import { shortName } from '../domain/units/short-name';
import { roleLabel, unitTitle } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { shellText } from '../text/shell/shell';
import { MOBILE, useMedia } from '../ui/browser/use-media';
import { Popover } from '../ui/controls/popover';
import { loadSwitcher } from './load-switcher';
import './unit-switcher.css';
import { useCurrentManager } from '../parts/manager/use-current-manager';
import { useManagers } from '../parts/manager/use-managers';
import { LazyPart } from '../parts/query/lazy-part';
import { useUnits } from '../parts/unit/use-units';

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
  const short = unit && units && shortName(unit, units);
  const label = unit ? unitTitle(unit) : units ? shellText.noUnit : '/';
  const title = short ?? label;
  const role = unit && roleLabel(unit.vrsta);
  // A phone has no room for more than the address, which the popup completes.
  const details =
    mobile && short
      ? unit.naziv
      : [short && label, role, severalManagers && manager?.label].filter(Boolean).join(' · ');
  const name = (
    <span className="unit-switcher__name" data-short={short !== undefined || undefined}>
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
        <LazyPart name="switcher" load={loadSwitcher} skeletonLines={6}>
          {(SwitcherPopup) => (
            <SwitcherPopup
              severalUnits={severalUnits}
              severalManagers={severalManagers}
              manager={manager?.label}
              close={close}
            />
          )}
        </LazyPart>
      )}
    </Popover>
  );
}
