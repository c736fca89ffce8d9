import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Unit } from '../../domain/api-types';
import { endedUnits } from '../../domain/units/ended-units';
import { isUninhabited, type OwnUnit } from '../../domain/units/own-units';
import { isOwned, unitKey } from '../../domain/units/unit';
import { useAccess, useChooseUnit, useSelectedUnit } from '../../machines/portal-context';
import { formsOfUnit, reportLink } from '../../navigation/form-link';
import { isGranted } from '../../navigation/menu';
import { yourUnitsText as text } from '../../text/building/your-units';
import { StatusBadge } from '../../ui/page/status-badge';
import { notify } from '../../ui/states/toast';
import '../../ui/page/links.css';

const REPORT_PAGE = 'registered-number-of-people-and-dogs';

/** Whether a unit is the selected one. */
export function useIsSelected(unit: Unit): boolean {
  const selected = useSelectedUnit();
  return selected !== undefined && unitKey(selected) === unitKey(unit);
}

/** The mark of the selected unit. */
export const SelectedMark = () => <StatusBadge tone="ok" label={text.selected} />;

interface UnitActionsProps {
  readonly row: OwnUnit;
  /** The place of the mark of the selected unit, where it is not among the actions; it takes the focus. */
  readonly mark?: RefObject<HTMLElement | null>;
}

/** The actions for a unit: select it, or the mark that it is selected; report persons and dogs, report another owner or tenant, of a unit that was not handed over. */
export function UnitActions({ row, mark }: UnitActionsProps) {
  const { unit, inventarna_stevilka, naziv_enote, vrsta_enote } = row;
  const chooseUnit = useChooseUnit();
  const isSelected = useIsSelected(unit);
  const access = useAccess();
  const isEnded = endedUnits([row]).size > 0;
  const place = useRef<HTMLDivElement>(null);
  const choose = () => {
    chooseUnit(unit);
    notify.success(text.chosen);
    // The button is removed and the unit moves to the first place, and the focus would be lost with it.
    requestAnimationFrame(() => (mark ?? place).current?.focus());
  };
  return (
    <div ref={place} tabIndex={-1} className="links unit-actions focus-here">
      {isSelected ? (
        mark ? null : (
          <SelectedMark />
        )
      ) : (
        <button
          type="button"
          className="button button--quiet"
          aria-label={`${text.choose}, ${naziv_enote}`}
          onClick={choose}
        >
          {text.choose}
        </button>
      )}
      {isGranted(REPORT_PAGE, access) && !isEnded && !isUninhabited(vrsta_enote) ? (
        <Link
          to={reportLink(inventarna_stevilka)}
          aria-label={`${text.persons}, ${naziv_enote}`}
          // The page shows the building of the selected unit.
          onClick={() => {
            if (!isSelected) choose();
          }}
        >
          {text.persons}
          <ChevronRight size={18} aria-hidden style={{ flex: 'none' }} />
        </Link>
      ) : null}
      {isOwned(unit) && !isEnded && isGranted('forms', access) ? (
        <Link to={formsOfUnit(inventarna_stevilka)} aria-label={`${text.owner}, ${naziv_enote}`}>
          {text.owner}
          <ChevronRight size={18} aria-hidden style={{ flex: 'none' }} />
        </Link>
      ) : null}
    </div>
  );
}
