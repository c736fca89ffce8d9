import Phone from 'lucide-react/icons/phone';
import { telephoneHref } from '../../domain/people/contact';
import { contactText } from '../../text/building/building';
import '../../ui/table/list-cards.css';

interface EmergencyContact {
  readonly panoga: string;
  readonly izvajalec: string;
  readonly telefon: string;
  readonly sklopi: readonly string[];
}

/** An emergency contact: the purpose, who comes and for what, and the number to press. */
export function EmergencyRow({ contact }: { contact: EmergencyContact }) {
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
