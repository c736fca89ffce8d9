import Phone from 'lucide-react/icons/phone';
import type { ContactCard } from '../../domain/api-types';
import { telephoneHref } from '../../domain/people/contact';
import { buildingCalls, type EmergencyContact } from '../../parts/contact/building-calls';
import { contactText } from '../../text/building/building';
import { homeText } from '../../text/news/home';

function Tile({ contact }: { contact: EmergencyContact }) {
  const { panoga, izvajalec, telefon } = contact;
  const href = telephoneHref(telefon);
  if (href === undefined) {
    return (
      <p className="card call-tile">
        {panoga}. {homeText.noTelephone}
      </p>
    );
  }
  return (
    <a className="button button--quiet call-tile" href={href}>
      <span className="visually-hidden">{contactText.call} </span>
      {panoga}
      <span className="visually-hidden">, {izvajalec}, </span>
      <span className="call-tile__number">
        <Phone size={18} aria-hidden />
        <span className="amount">{telefon}</span>
      </span>
    </a>
  );
}

/** The emergency numbers of the building, each tile one call. The list below and `/nujni-primeri` name the companies. */
export function CallTiles({ card, label }: { card: ContactCard; label: string }) {
  const contacts = buildingCalls(card);
  if (contacts.length === 0) return null;
  return (
    <ul className="call-tiles" aria-label={label}>
      {contacts.map((contact) => (
        <li key={`${contact.panoga}/${contact.izvajalec}`}>
          <Tile contact={contact} />
        </li>
      ))}
    </ul>
  );
}
