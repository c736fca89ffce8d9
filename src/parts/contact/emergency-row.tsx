import Phone from 'lucide-react/icons/phone';
import type { CSSProperties } from 'react';
import { telephoneHref } from '../../domain/people/contact';
import { contactText } from '../../text/building/building';
import '../../ui/table/list-cards.css';

// Who comes and for what is read whole: on a narrow phone the number is below it.
const wraps: CSSProperties = { flexWrap: 'wrap' };
const words: CSSProperties = { flexBasis: 120 };
const whole: CSSProperties = { whiteSpace: 'normal' };
// Numbers of any length have buttons of one width.
const number: CSSProperties = { minWidth: 'min(10.25em, 100%)', paddingInline: 12 };

/** The number for danger to life stands out from the companies on duty. */
const LIFE = '112';

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
      <div className="list-cards__head" style={wraps}>
        <div className="list-cards__main" style={words}>
          <h3 className="list-cards__title">
            <span>{panoga}</span>
          </h3>
          <p className="list-cards__sub">
            <span data-kind="text" style={whole}>
              {[izvajalec, ...sklopi].join(' · ')}
            </span>
          </p>
        </div>
        {href ? (
          <a
            className={`button amount${telefon === LIFE ? '' : ' button--quiet'}`}
            style={number}
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
