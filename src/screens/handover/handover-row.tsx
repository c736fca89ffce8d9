import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { Handover } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { uncapital } from '../../text/common/capital';
import {
  handoverKinds,
  handoverRoles,
  otherKind,
  otherPart,
  handoverText as text,
} from '../../text/people/handover';
import { StatusBadge } from '../../ui/page/status-badge';
import '../../ui/page/events.css';
import { lacksOf, stepsOf } from './draft-of';
import { StateBadge } from './state-badge';

const isDraft = ({ stanje, vloga }: Handover) => stanje === 'osnutek' && vloga === 'predajnik';

/** Whether only the signature of the user is missing. */
export const awaitsSignature = (handover: Handover): boolean =>
  isDraft(handover) && nextStepOf(handover) === 'pregled';

/** The step where a draft goes on. */
const nextStepOf = (handover: Handover) => lacksOf(handover)[0]?.step ?? 'pregled';

/** The state; of a draft the step where it goes on, as the case opens it, or that only the signature is missing. */
function State({ handover }: { handover: Handover }) {
  const state = <StateBadge state={handover.stanje} />;
  if (!isDraft(handover)) return state;
  const steps = stepsOf(handover);
  const next = nextStepOf(handover);
  if (next === 'pregled') return <StatusBadge tone="busy" label={text.toSign} />;
  return (
    <>
      {state}
      <span className="events__facts">
        {text.draftPlace(steps.indexOf(next) + 1, steps.length)}
      </span>
    </>
  );
}

/** A handover as a row that opens it. */
function HandoverRow({ handover }: { handover: Handover }) {
  const { id_predaje, naziv_enote, vrsta, datum_predaje, vloga } = handover;
  const facts = [
    label(handoverKinds, vrsta, otherKind),
    uncapital(label(handoverRoles, vloga, otherPart)),
    datum_predaje === null ? text.noDate : formatDate(datum_predaje),
  ];
  return (
    <li className="list-cards__row">
      <Link className="list-cards__head" to={`?predaja=${id_predaje}`}>
        <span className="list-cards__main">
          <span className="events__name">{naziv_enote}</span>
          <span className="events__facts">{facts.join(' · ')}</span>
          <span className="events__badges">
            <State handover={handover} />
          </span>
        </span>
        <ChevronRight className="list-cards__mark" size={18} aria-hidden />
      </Link>
    </li>
  );
}

interface HandoverRowsProps {
  readonly label: string;
  readonly handovers: readonly Handover[];
}

/** Handovers as a list. */
export function HandoverRows({ label, handovers }: HandoverRowsProps) {
  return (
    <ul className="list-cards__list" aria-label={label}>
      {handovers.map((each) => (
        <HandoverRow key={each.id_predaje} handover={each} />
      ))}
    </ul>
  );
}
