import Phone from 'lucide-react/icons/phone';
import { telephoneHref } from '../../domain/people/contact';
import { contactText } from '../../text/building/building';
import { joinNames } from '../../text/common/capital';
import '../../ui/table/list-cards.css';
import { type EmergencyContact, uncallable } from './building-calls';
import './emergency.css';

/** The number for danger to life stands out from the companies on duty. */
const LIFE = '112';

/** An emergency contact: the purpose, who comes and for what, and the number to press. */
export function EmergencyRow({ contact }: { contact: EmergencyContact }) {
  const { panoga, izvajalec, sklopi, telefon } = contact;
  const href = telephoneHref(telefon);
  return (
    <li className="list-cards__row emergency-row">
      <div className="list-cards__head">
        <h3 className="list-cards__title">
          <span>{panoga}</span>
        </h3>
        {href ? (
          <a
            className={`button call amount ${telefon === LIFE ? 'call-life' : 'button--quiet'}`}
            href={href}
            aria-label={`${contactText.call} ${izvajalec}, ${telefon}`}
          >
            <Phone size={18} aria-hidden />
            {telefon}
          </a>
        ) : (
          <p>{uncallable(telefon)}</p>
        )}
        <p className="emergency-row__for">
          {[izvajalec, joinNames(sklopi)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
