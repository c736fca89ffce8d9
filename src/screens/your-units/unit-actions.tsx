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
function useIsSelected(unit: Unit): boolean {
  const selected = useSelectedUnit();
  return selected !== undefined && unitKey(selected) === unitKey(unit);
}

/** Selects a unit and shows a message; the focus moves to `place`, because the button is removed and the unit moves. */
function useChoose(unit: Unit, place: RefObject<HTMLElement | null>): () => void {
  const chooseUnit = useChooseUnit();
  return () => {
    chooseUnit(unit);
    notify.success(text.chosen);
    requestAnimationFrame(() => place.current?.focus());
  };
}

interface UnitChoiceProps {
  readonly row: OwnUnit;
  /** What takes the focus after the choice. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The button that selects a unit, or the mark that it is selected. */
export function UnitChoice({ row: { unit, naziv_enote }, place }: UnitChoiceProps) {
  const choose = useChoose(unit, place);
  if (useIsSelected(unit)) return <StatusBadge tone="ok" label={text.selected} />;
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={`${text.choose}, ${naziv_enote}`}
      onClick={choose}
    >
      {text.choose}
    </button>
  );
}

interface UnitActionsProps {
  readonly row: OwnUnit;
  /** Where the unit is selected, when that is not among these actions. */
  readonly mark?: RefObject<HTMLElement | null>;
}

/** The actions for a unit: select it, report persons and dogs, report another owner or tenant, of a unit that was not handed over. */
export function UnitActions({ row, mark }: UnitActionsProps) {
  const { unit, inventarna_stevilka, naziv_enote, vrsta_enote } = row;
  const isSelected = useIsSelected(unit);
  const access = useAccess();
  const isEnded = endedUnits([row]).size > 0;
  const place = useRef<HTMLDivElement>(null);
  const choose = useChoose(unit, mark ?? place);
  // The links of a card are its rows.
  const chevron = mark && <ChevronRight size={18} aria-hidden style={{ flex: 'none' }} />;
  return (
    <div ref={place} tabIndex={-1} className="links unit-actions focus-here">
      {mark ? null : <UnitChoice row={row} place={place} />}
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
          {chevron}
        </Link>
      ) : null}
      {isOwned(unit) && !isEnded && isGranted('forms', access) ? (
        <Link to={formsOfUnit(inventarna_stevilka)} aria-label={`${text.owner}, ${naziv_enote}`}>
          {text.owner}
          {chevron}
        </Link>
      ) : null}
    </div>
  );
}
