import type { BuildingFault } from '../../domain/api-types';
import { faultsText as text } from '../../text/events/faults';
import { StatusBadge } from '../../ui/page/status-badge';
import { neighboursOf, stateOf, toneOf } from './fault-words';
import '../../ui/page/events.css';

/** The state of a fault, whose it is, and how many neighbours have it too. */
export function FaultBadges({ fault }: { fault: BuildingFault }) {
  const { stanje, moja, tudi_pri_meni, caka_potrditve } = fault;
  const neighbours = neighboursOf(fault);
  const whose = [
    moja && text.mine,
    tudi_pri_meni && text.meTooDone,
    neighbours > 0 && text.others(neighbours),
  ].filter((words) => words !== false);
  return (
    <span className="events__badges">
      {caka_potrditve ? (
        <StatusBadge tone="busy" label={text.toConfirm} />
      ) : (
        <StatusBadge tone={toneOf(stanje)} label={stateOf(stanje)} />
      )}
      {whose.length > 0 ? <span className="events__facts">{whose.join(' · ')}</span> : null}
    </span>
  );
}
