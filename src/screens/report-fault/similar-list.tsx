import type { BuildingFault } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { faultsText } from '../../text/events/faults';
import { reportFaultText as text } from '../../text/events/report-fault';
import '../../ui/table/list-cards.css';
import { FaultBadges } from '../../parts/faults/fault-badges';
import { nameOf } from '../../parts/faults/fault-words';
import { MeTooButton } from '../../parts/faults/me-too-button';
import { focusHeading } from '../../ui/page/focus-here';

interface SimilarListProps {
  readonly faults: readonly BuildingFault[];
  /** Called with the fault that the user has instead of a new report. */
  readonly onSaid: (fault: BuildingFault) => void;
}

/** Open faults that may be the same one, each with its button `Tudi pri meni`. */
export function SimilarList({ faults, onSaid }: SimilarListProps) {
  return (
    <ul className="list-cards__list" aria-label={text.similar.title}>
      {faults.map((fault) => (
        <li key={fault.st_prijave} className="list-cards__row">
          <div className="similar__row">
            <span className="list-cards__main">
              <span className="events__name">{nameOf(fault)}</span>
              <span className="events__facts">
                {fault.vhod ? `${fault.vhod} · ` : ''}
                {faultsText.reported(formatDate(fault.prijavljeno))}
              </span>
              <FaultBadges fault={fault} />
            </span>
            {fault.moja || fault.tudi_pri_meni ? null : (
              <MeTooButton
                fault={fault}
                name={nameOf(fault)}
                onSaid={onSaid}
                onClosed={focusHeading}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
