import type { InsuranceContract } from '../../domain/api-types';
import { damageContacts } from '../../domain/units/insurance';
import { insuranceText as text } from '../../text/building/insurance-contracts';
import { mailLink, telephoneLink, webLink } from '../../ui/page/contact-links';
import '../../ui/page/rows.css';
import { SectionCard } from '../../ui/page/section-card';

/** How to report damage to each insurer, once for all its contracts: telephone, e-mail, web page. */
export function DamageCard({ contracts }: { contracts: readonly InsuranceContract[] }) {
  const all = damageContacts(contracts);
  /** With several contacts of one insurer, each says which insurance it is for. */
  const nameOf = ({ zavarovalnica, kinds }: (typeof all)[number]) =>
    all.filter((each) => each.zavarovalnica === zavarovalnica).length > 1
      ? `${zavarovalnica}: ${kinds.join(', ')}`
      : zavarovalnica;
  const contacts = all.map((contact) => ({
    key: JSON.stringify(contact),
    insurer: nameOf(contact),
    ways: [
      { name: 'telefon', way: telephoneLink(contact.telefon) },
      { name: 'email', way: mailLink(contact.email) },
      { name: 'splet', way: webLink(contact.splet) },
    ].filter(({ way }) => way),
  }));
  const reachable = contacts.filter(({ ways }) => ways.length > 0);
  if (reachable.length === 0) return null;
  return (
    <SectionCard wide title={text.damage}>
      <ul className="rows">
        {reachable.map(({ key, insurer, ways }) => (
          <li key={key} className="rows__ends">
            {insurer}
            <ul className="links">
              {ways.map(({ name, way }) => (
                <li key={name}>{way}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
