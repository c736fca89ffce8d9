import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { DecisionRow as Row } from '../../domain/api-types';
import { daysBetween, formatDate } from '../../domain/dates/date';
import { today } from '../../domain/dates/today';
import { deadlineOf } from '../../domain/decisions/deadline';
import { awaitsVote, isAssembly, momentOver } from '../../domain/decisions/decision-order';
import { dayOf } from '../../domain/decisions/terms';
import { label } from '../../domain/values/label';
import { saysAll } from '../../domain/values/says-all';
import { decisionPath } from '../../navigation/decision-link';
import { unknownText } from '../../text/common/unknown';
import { decisionsText as text } from '../../text/decisions/decisions';
import { decisionKinds, decisionStates } from '../../text/decisions/labels';
import '../../ui/page/events.css';
import { StatusBadge } from '../../ui/page/status-badge';
import { WholeValues } from '../../ui/page/whole-values';

/** When it begins, until when one can vote, or when it ended. */
function timeOf(row: Row): string {
  const { stanje, zacetek, konec, prvi_podpis, vrsta, naziv } = row;
  if (isAssembly(vrsta)) {
    const at = formatDate(zacetek, true);
    const [day = '', time] = at.split(', ');
    // A name that has the day needs only the time.
    const when = time !== undefined && naziv.includes(day) ? text.atTime(time) : at;
    return vrsta === 'ponovni_zbor' && stanje === 'najavljeno' ? text.ifNoQuorum(when) : when;
  }
  if (stanje === 'najavljeno') return text.begins(formatDate(zacetek, true));
  if (stanje !== 'odprto') return formatDate(momentOver(row));
  if (konec === null) return prvi_podpis === null ? text.noDeadline : '';
  const left = daysBetween(today(), dayOf(konec));
  return text.until(deadlineOf(konec), left ?? -1);
}

/** What has become of an ended decision. */
function Outcome({ row: { stanje, st_predlogov, st_sprejetih } }: { row: Row }) {
  if (stanje !== 'zakljuceno' || st_sprejetih === null) return null;
  const tone = st_sprejetih === 0 ? 'refused' : 'ok';
  return <StatusBadge tone={tone} label={text.accepted(st_sprejetih, st_predlogov)} />;
}

/** Whether the own vote is missing, given or given by a proxy. */
function OwnVote({ row }: { row: Row }) {
  const { stanje, oddano, ima_pooblascenca } = row;
  if (awaitsVote(row)) return <StatusBadge tone="busy" label={text.notGiven} />;
  if (oddano) return <StatusBadge tone="ok" label={text.given} />;
  if (stanje === 'preklicano') {
    return <StatusBadge tone="off" label={decisionStates.preklicano} />;
  }
  const isOver = stanje === 'zakljuceno';
  return ima_pooblascenca && !isOver ? <StatusBadge tone="ok" label={text.byProxy} /> : null;
}

/** A decision as a row that opens it. */
export function DecisionRow({ row }: { row: Row }) {
  const kind = label(decisionKinds, row.vrsta, unknownText.other);
  const facts = [saysAll(row.naziv, kind) ? '' : kind, timeOf(row)].filter(Boolean);
  return (
    <li className="list-cards__row">
      <Link className="list-cards__head" to={decisionPath(row.id_odlocitve)}>
        <span className="list-cards__main">
          <span className="list-cards__title">{row.naziv}</span>
          <span className="events__facts">
            <WholeValues>{facts}</WholeValues>
          </span>
          <span className="events__badges">
            <Outcome row={row} /> <OwnVote row={row} />
          </span>
        </span>
        <ChevronRight className="list-cards__mark" size={18} aria-hidden />
      </Link>
    </li>
  );
}
