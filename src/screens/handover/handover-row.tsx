import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Handover } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import {
  handoverKinds,
  handoverRoles,
  otherKind,
  otherPart,
  handoverText as text,
} from '../../text/people/handover';
import { lacksOf, stepsOf } from './draft-of';
import { StateBadge } from './state-badge';

/** On a phone the state goes below it. */
const about: CSSProperties = { flex: '1 1 15rem' };

const isDraft = ({ stanje, vloga }: Handover) => stanje === 'osnutek' && vloga === 'predajnik';

/** The step where the draft goes on, as the case opens it. */
function placeOf(handover: Handover): string {
  const steps = stepsOf(handover);
  const next = lacksOf(handover)[0]?.step ?? 'pregled';
  if (next === 'pregled') return text.toSign;
  return text.draftPlace(steps.indexOf(next) + 1, steps.length);
}

/** A handover as a row that opens it. */
function HandoverRow({ handover }: { handover: Handover }) {
  const { id_predaje, naziv_enote, vrsta, datum_predaje, vloga, stanje } = handover;
  const facts = [
    label(handoverKinds, vrsta, otherKind),
    label(handoverRoles, vloga, otherPart),
    datum_predaje === null ? text.noDate : formatDate(datum_predaje),
  ];
  return (
    <li className="list-cards__row">
      <Link className="list-cards__head" to={`?predaja=${id_predaje}`}>
        <span className="list-cards__main">
          <span className="rows__ends">
            <span style={about}>
              <span className="list-cards__title">{naziv_enote}</span>
              <span className="list-cards__sub">{facts.join(' · ')}</span>
            </span>
            <span className="list-cards__sub">
              <StateBadge state={stanje} />
              {isDraft(handover) ? placeOf(handover) : null}
            </span>
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
