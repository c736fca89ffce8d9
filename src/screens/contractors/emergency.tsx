import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import { useId } from 'react';
import type { ContactCard } from '../../domain/api-types';
import { telephoneHref } from '../../domain/people/contact';
import { Advice112 } from '../../parts/contact/advice-112';
import { useContactCard } from '../../parts/contact/use-contact-card';
import { contactText } from '../../text/building/building';
import { reachText as text } from '../../text/building/contact';
import { Skeleton } from '../../ui/states/states';
import '../../ui/table/list-cards.css';

/** An emergency contact: the purpose, who comes and for what, and the number to press. */
function EmergencyRow({ contact }: { contact: ContactCard['nujni'][number] }) {
  const { panoga, izvajalec, sklopi, telefon } = contact;
  const href = telephoneHref(telefon);
  return (
    <li className="list-cards__row">
      <div className="list-cards__head">
        <div className="list-cards__main">
          <h3 className="list-cards__title">
            <span>{panoga}</span>
          </h3>
          <p className="list-cards__sub">
            <span data-kind="text">{[izvajalec, ...sklopi].join(' · ')}</span>
          </p>
        </div>
        {href ? (
          <a
            className="button button--quiet amount"
            href={href}
            aria-label={`${contactText.call} ${izvajalec}, ${telefon}`}
          >
            <Phone size={18} aria-hidden />
            {telefon}
          </a>
        ) : null}
      </div>
    </li>
  );
}

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
