import ChevronDown from 'lucide-react/icons/chevron-down';
import type { BuildingFault } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { FaultBadges } from '../../parts/faults/fault-badges';
import { nameOf, placeOf } from '../../parts/faults/fault-words';
import { faultsText as text } from '../../text/events/faults';
import { FaultDetails } from './fault-details';

/** A fault as a row that opens its details. */
export function FaultRow({ fault, isOpen }: { fault: BuildingFault; isOpen: boolean }) {
  const where = [placeOf(fault), fault.vhod].filter(Boolean).join(', ');
  return (
    <li className="list-cards__row">
      <details className="list-cards__details" open={isOpen || undefined}>
        <summary className="list-cards__head">
          <span className="list-cards__main">
            <span className="events__name">{nameOf(fault)}</span>
            <span className="events__facts">
              {where} · {text.reported(formatDate(fault.prijavljeno))}
            </span>
            <FaultBadges fault={fault} />
          </span>
          <ChevronDown className="list-cards__mark" size={18} aria-hidden />
        </summary>
        <FaultDetails fault={fault} />
      </details>
    </li>
  );
}
