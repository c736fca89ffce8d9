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
import { StateBadge } from './state-badge';

/** A handover in the list. */
export function HandoverRow({ handover }: { handover: Handover }) {
  const { id_predaje, naziv_enote, vrsta, datum_predaje, vloga, stanje } = handover;
  const facts = [
    label(handoverKinds, vrsta, otherKind),
    label(handoverRoles, vloga, otherPart),
    ...(datum_predaje === null ? [] : [formatDate(datum_predaje)]),
  ];
  return (
    <li>
      <div className="rows__ends">
        <h3>{naziv_enote}</h3>
        <StateBadge state={stanje} />
      </div>
      <p className="section-card__note">{facts.join(' · ')}</p>
      <p>
        <Link className="button button--quiet" to={`?predaja=${id_predaje}`}>
          {stanje === 'osnutek' ? text.goOn : text.open}
          <span className="visually-hidden">, {naziv_enote}</span>
        </Link>
      </p>
    </li>
  );
}
