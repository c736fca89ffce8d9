import Phone from 'lucide-react/icons/phone';
import type { ContactCard } from '../../domain/api-types';
import { telephoneHref } from '../../domain/people/contact';
import {
  buildingCalls,
  type EmergencyContact,
  uncallable,
} from '../../parts/contact/building-calls';
import { contactText } from '../../text/building/building';

interface TileProps {
  readonly contact: EmergencyContact;
  /** Whether another tile is for the same trade. */
  readonly isShared: boolean;
}

function Tile({ contact, isShared }: TileProps) {
  const { panoga, izvajalec, telefon, sklopi } = contact;
  const parts = sklopi.join(', ');
  const shown = isShared ? parts || izvajalec : '';
  // The name ends with the number, and says what is not shown before it.
  const spoken = [izvajalec, parts].filter((each) => each !== '' && each !== shown);
  const href = telephoneHref(telefon);
  if (href === undefined) {
    return (
      <p className="card call-tile">
        {panoga}. {uncallable(telefon)}
      </p>
    );
  }
  return (
    <a className="button button--quiet call-tile" href={href}>
      <span className="visually-hidden">{contactText.call} </span>
      {panoga}
      {shown === '' ? null : <span>{shown}</span>}
      <span className="visually-hidden">, {spoken.map((each) => `${each}, `)}</span>
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
        <li key={`${contact.panoga}/${contact.izvajalec}/${contact.telefon}`}>
          <Tile
            contact={contact}
            isShared={contacts.some(
              (other) => other !== contact && other.panoga === contact.panoga,
            )}
          />
        </li>
      ))}
    </ul>
  );
}
