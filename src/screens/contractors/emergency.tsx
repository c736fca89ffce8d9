import Siren from 'lucide-react/icons/siren';
import { useId } from 'react';
import { Advice112 } from '../../parts/contact/advice-112';
import { EmergencyRow } from '../../parts/contact/emergency-row';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { reachText as text } from '../../text/building/contact';
import { Skeleton } from '../../ui/states/states';
import '../../ui/table/list-cards.css';

/**
 * Whom to call in an emergency, at the top of the page. The data come from the contact card and do not wait for the list
 * of contractors; 112 is shown without any answer of the server.
 */
export function Emergency() {
  const id = useId();
  const { data, isPending } = useContactCard();
  const contacts = data?.nujni ?? [];
  return (
    <section className="page__section emergency" aria-labelledby={id}>
      <h2 id={id}>{text.emergency}</h2>
      <div className="emergency__advice">
        <Siren size={20} aria-hidden />
        <Advice112 />
      </div>
      {isPending ? <Skeleton lines={4} /> : null}
      {contacts.length > 0 ? (
        <ul className="list-cards__list" aria-label={text.emergency}>
          {contacts.map((contact) => (
            <EmergencyRow key={`${contact.panoga}/${contact.izvajalec}`} contact={contact} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
