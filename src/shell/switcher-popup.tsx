import { unitLabel } from '../domain/units/unit';
import { useSelectedUnit } from '../machines/portal-context';
import { AllDuesLink } from '../parts/dues/all-dues-link';
import { shellText } from '../text/shell/shell';
import './later/switcher-popup.css';
import { ManagerChoice } from './manager-choice';
import { UnitChoice } from './unit-choice';

/** The line for a single unit or manager. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className="unit-switcher__fact">
      <span>{name}</span>
      {value}
    </p>
  );
}

interface SwitcherPopupProps {
  readonly severalUnits: boolean;
  readonly severalManagers: boolean;
  /** The label of the current manager, once it is known. */
  readonly manager: string | undefined;
  readonly close: () => void;
}

/**
 * The popup of the switcher: the current manager with its units, then the other managers (`docs/decisions/0037`). It reads
 * no list that has failed: a new reader would fetch it again, and the switcher with its popup is hidden meanwhile.
 */
export default function SwitcherPopup(props: SwitcherPopupProps) {
  const { severalUnits, severalManagers, manager, close } = props;
  const unit = useSelectedUnit();
  const name = unit ? unitLabel(unit) : shellText.noUnit;
  return (
    <div className="unit-switcher__popup">
      {severalManagers ? <strong>{manager ?? shellText.manager}</strong> : null}
      {severalUnits ? <UnitChoice onChosen={close} /> : <Fact name={shellText.unit} value={name} />}
      {severalManagers ? (
        <>
          <ManagerChoice onChosen={close} />
          <AllDuesLink className="menu-item unit-switcher__other" onClick={close} />
        </>
      ) : (
        <Fact name={shellText.manager} value={manager ?? '/'} />
      )}
    </div>
  );
}
