// First: the order of the sheets of `lists` follows from it, and with another one they are larger.
import '../../ui/table/list-cards.css';
import type { CSSProperties } from 'react';
import type { ContactCard } from '../../domain/api-types';
import { publicNumbers, emergencyText as text } from '../../text/building/emergency';
import '../../ui/page/rows.css';
import { SectionCard } from '../../ui/page/section-card';
import { buildingCalls } from './building-calls';
import { EmergencyRow } from './emergency-row';

/** A number stands near the name that it belongs to. */
const near: CSSProperties = { maxWidth: 760 };

/** A place is a sentence, which one reads from the left. */
const under: CSSProperties = { gap: 0 };

/** The numbers that hold in the whole country. */
export function NumbersForAll() {
  return (
    <section className="page__section" style={near}>
      <h2>{text.everywhere}</h2>
      <ul className="list-cards__list" aria-label={text.everywhere}>
        {publicNumbers.map((contact) => (
          <EmergencyRow key={contact.telefon} contact={contact} />
        ))}
      </ul>
    </section>
  );
}

/** The numbers of the building under a heading; that no company is on duty is named. */
export function NumbersOfBuilding({ card }: { card: ContactCard }) {
  const contacts = buildingCalls(card);
  return (
    <section className="page__section" style={near}>
      <h2>{text.building}</h2>
      {card.nujni.length > 0 ? null : <p>{text.noBuilding}</p>}
      {contacts.length > 0 ? (
        <ul className="list-cards__list" aria-label={text.building}>
          {contacts.map((contact) => (
            <EmergencyRow
              key={`${contact.panoga}/${contact.izvajalec}/${contact.telefon}`}
              contact={contact}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Where to shut off what; that nothing is known is named. */
export function Valves({ card: { lokacije_zapornih_ventilov: valves } }: { card: ContactCard }) {
  return (
    <SectionCard wide title={text.valves}>
      {valves.length > 0 ? (
        <dl className="rows">
          {valves.map(({ napeljava, mesto }) => (
            <div key={`${napeljava}/${mesto}`} style={under}>
              <dt className="section-card__note">{napeljava}</dt>
              <dd>{mesto}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{text.noValves}</p>
      )}
    </SectionCard>
  );
}
