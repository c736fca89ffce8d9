import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { BuildingFault } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { itemAnchors } from '../../navigation/item-link';
import { useNamedRow } from '../../parts/address/use-named-row';
import { FaultBadges } from '../../parts/faults/fault-badges';
import { nameOf, placeOf } from '../../parts/faults/fault-words';
import { capital } from '../../text/common/capital';
import { faultsText as text } from '../../text/events/faults';
import { FaultDetails } from './fault-details';

interface FaultRowProps {
  readonly fault: BuildingFault;
  readonly isOpen: boolean;
  /** Whether the user has just answered in this row. The answer removes its button, or moves the row elsewhere. */
  readonly isAnswered: boolean;
  readonly onAnswer: () => void;
}

/**
 * A fault as a row that opens its details. They are in the page from the first opening on: a building may have a thousand
 * faults.
 */
export function FaultRow({ fault, isOpen, isAnswered, onAnswer }: FaultRowProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const head = useRef<HTMLElement>(null);
  const anchor = `${itemAnchors.faults}-${fault.st_prijave}`;
  useNamedRow(anchor, head);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button goes when the fault changes
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) head.current?.focus();
  }, [isAnswered, fault]);
  // A fault without the manager's words has its place in its name.
  const place = fault.opis_javni === null ? null : placeOf(fault);
  const where = [place, fault.vhod].filter(Boolean).join(', ');
  const facts = [where, text.reported(formatDate(fault.prijavljeno))].filter(Boolean).join(', ');
  return (
    <li className="list-cards__row" id={anchor}>
      <details
        className="list-cards__details"
        open={isOpen || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      >
        <summary ref={head} className="list-cards__head">
          <span className="list-cards__main">
            <span className="events__name">{nameOf(fault)}</span>
            <span className="events__facts">{capital(facts)}</span>
            <FaultBadges fault={fault} />
          </span>
          <ChevronDown className="list-cards__mark" size={18} aria-hidden />
        </summary>
        {wasOpened ? <FaultDetails fault={fault} onAnswer={onAnswer} /> : null}
      </details>
    </li>
  );
}
