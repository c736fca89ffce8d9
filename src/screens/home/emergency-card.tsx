import Phone from 'lucide-react/icons/phone';
import type { ContactCard } from '../../domain/api-types';
import { telephoneHref } from '../../domain/people/contact';
import { Advice112 } from '../../parts/contact/advice-112';
import { uncallable } from '../../parts/contact/building-calls';
import { useContactCard, useHasBuilding } from '../../parts/contact/use-contact-card';
import { reachText } from '../../text/building/contact';
import { homeText as text } from '../../text/news/home';
import { Skeleton } from '../../ui/states/states';

function Contact({ contact }: { contact: ContactCard['nujni'][number] }) {
  const { izvajalec, panoga, telefon } = contact;
  const href = telephoneHref(telefon);
  return (
    <li>
      <p>
        {izvajalec}
        <span className="home__note">{panoga}</span>
      </p>
      {href === undefined ? (
        <p className="home__note">{uncallable(telefon)}</p>
      ) : (
        <a className="button button--quiet" href={href}>
          <Phone size={18} aria-hidden />
          <span className="visually-hidden">{reachText.call(izvajalec)} </span>
          {telefon}
        </a>
      )}
    </li>
  );
}

function Contacts({ contacts }: { contacts: ContactCard['nujni'] }) {
  if (contacts.length === 0) return <p>{text.noEmergency}</p>;
  return (
    <ul className="home__contacts">
      {contacts.map((contact) => (
        <Contact
          key={`${contact.panoga}/${contact.izvajalec}/${contact.telefon}`}
          contact={contact}
        />
      ))}
    </ul>
  );
}

/**
 * Whom to call in an emergency, for every user. When the request fails, the manager's card shows the failure and retries for
 * both cards; 112 is shown here in any case.
 */
export function EmergencyCard() {
  const query = useContactCard();
  const hasBuilding = useHasBuilding();
  return (
    <section className="card home__card" aria-labelledby="emergency">
      <h2 id="emergency">{text.emergency}</h2>
      <Advice112 />
      {query.isPending ? <Skeleton lines={3} /> : null}
      {query.data && hasBuilding ? <Contacts contacts={query.data.nujni} /> : null}
    </section>
  );
}
