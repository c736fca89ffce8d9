import type { BuildingFault } from '../../domain/api-types';
import { faultsText as text } from '../../text/events/faults';
import { StatusBadge } from '../../ui/page/status-badge';
import { stateOf, toneOf } from './fault-words';
import '../../ui/page/events.css';

/** The state of a fault, whose it is, and how many neighbours have it too. */
export function FaultBadges({ fault }: { fault: BuildingFault }) {
  const { stanje, moja, tudi_pri_meni, st_podobnih } = fault;
  return (
    <span className="events__badges">
      <StatusBadge tone={toneOf(stanje)} label={stateOf(stanje)} />
      {moja ? <span className="events__facts">{text.mine}</span> : null}
      {tudi_pri_meni ? <span className="events__facts">{text.meTooDone}</span> : null}
      {st_podobnih > 0 ? <span className="events__facts">{text.others(st_podobnih)}</span> : null}
    </span>
  );
}
