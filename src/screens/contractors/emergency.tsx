import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { contactText } from '../../text/building/building';
import { reachText as text } from '../../text/building/contact';
import { contractorsText } from '../../text/building/contractors';
import { emergencyText } from '../../text/building/emergency';
import { Skeleton } from '../../ui/states/states';
import { CallTiles } from './call-tiles';

/**
 * Whom to call in an emergency, at the top of the page. The data come from the contact card and do not wait for the list
 * of contractors; 112 is shown without any answer of the server.
 */
export function Emergency() {
  const id = useId();
  const { data, isPending } = useContactCard();
  return (
    <section className="page__section emergency" aria-labelledby={id}>
      <h2 id={id}>{text.emergency}</h2>
      <div className="card emergency__advice">
        <Siren size={20} aria-hidden />
        <p>{contractorsText.advice}</p>
        <a
          className="button call call-life amount"
          href={`tel:${contractorsText.emergencyNumber}`}
          aria-label={`${contactText.call} ${contractorsText.emergencyNumber}`}
        >
          <Phone size={18} aria-hidden />
          {contractorsText.emergencyNumber}
        </a>
      </div>
      {data ? <CallTiles card={data} label={text.emergency} /> : null}
      {isPending ? (
        <Skeleton lines={4} />
      ) : (
        <p>
          <Link to={pathOf('emergency')}>{emergencyText.valves}</Link>
        </p>
      )}
    </section>
  );
}
