import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { Handover } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { label } from '../../domain/values/label';
import { handoverKinds, handoverRoles, otherKind, otherPart } from '../../text/people/handover';
import { StateBadge } from './state-badge';

/** A handover as a row that opens it. */
function HandoverRow({ handover }: { handover: Handover }) {
  const { id_predaje, naziv_enote, vrsta, datum_predaje, vloga, stanje } = handover;
  const facts = [
    label(handoverKinds, vrsta, otherKind),
    label(handoverRoles, vloga, otherPart),
    ...(datum_predaje === null ? [] : [formatDate(datum_predaje)]),
  ];
  return (
    <li className="list-cards__row">
      <Link className="list-cards__head" to={`?predaja=${id_predaje}`}>
        <span className="list-cards__main">
          <span className="list-cards__title">{naziv_enote}</span>
          <span className="list-cards__sub">{facts.join(' · ')}</span>
          <span className="list-cards__sub">
            <StateBadge state={stanje} />
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
