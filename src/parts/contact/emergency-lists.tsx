// First: the order of the sheets of `lists` follows from it, and with another one they are larger.
import '../../ui/table/list-cards.css';
import type { ContactCard } from '../../domain/api-types';
import { publicNumbers, emergencyText as text } from '../../text/building/emergency';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';
import { EmergencyRow } from './emergency-row';

/** The numbers that hold in the whole country. */
export function NumbersForAll() {
  return (
    <section className="page__section">
      <h2>{text.everywhere}</h2>
      <ul className="list-cards__list" aria-label={text.everywhere}>
        {publicNumbers.map((contact) => (
          <EmergencyRow key={contact.telefon} contact={contact} />
        ))}
      </ul>
    </section>
  );
}

/** Whom to call for the building: the companies on duty, then the manager. Nothing without a number. */
export function BuildingCalls({ card, label }: { card: ContactCard; label: string }) {
  const { nujni, dezurna_stevilka, ure, upravnik } = card;
  if (nujni.length === 0 && dezurna_stevilka === null) return null;
  return (
    <ul className="list-cards__list" aria-label={label}>
      {nujni.map((contact) => (
        <EmergencyRow key={`${contact.panoga}/${contact.izvajalec}`} contact={contact} />
      ))}
      {dezurna_stevilka === null ? null : (
        <EmergencyRow
          contact={{
            panoga: text.manager,
            izvajalec: upravnik.naziv,
            telefon: dezurna_stevilka,
            sklopi: ure === null ? [] : [ure],
          }}
        />
      )}
    </ul>
  );
}

/** The numbers of the building under a heading; that no company is on duty is named. */
export function NumbersOfBuilding({ card }: { card: ContactCard }) {
  return (
    <section className="page__section">
      <h2>{text.building}</h2>
      {card.nujni.length > 0 ? null : <p>{text.noBuilding}</p>}
      <BuildingCalls card={card} label={text.building} />
    </section>
  );
}

/** Where to shut off what; that nothing is known is named. */
export function Valves({ card: { lokacije_zapornih_ventilov: valves } }: { card: ContactCard }) {
  return (
    <SectionCard wide title={text.valves}>
      {valves.length > 0 ? (
        <Facts
          facts={Object.fromEntries(valves.map(({ napeljava, mesto }) => [napeljava, mesto]))}
        />
      ) : (
        <p>{text.noValves}</p>
      )}
    </SectionCard>
  );
}
