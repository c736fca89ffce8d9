import type { CSSProperties } from 'react';
import type { InsuranceContract } from '../../domain/api-types';
import { damageContacts } from '../../domain/units/insurance';
import { reachText } from '../../text/building/contact';
import { insuranceText as text } from '../../text/building/insurance-contracts';
import { mailLink, telephoneLink, webLink } from '../../ui/page/contact-links';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';

const apart: CSSProperties = { display: 'grid', gap: 8 };

/** How to report damage to each insurer, once for all its contracts: telephone, e-mail, web page. */
export function DamageCard({ contracts }: { contracts: readonly InsuranceContract[] }) {
  const all = damageContacts(contracts);
  /** With several contacts of one insurer, each says which insurance it is for. */
  const nameOf = ({ zavarovalnica, kinds }: (typeof all)[number]) =>
    all.filter((each) => each.zavarovalnica === zavarovalnica).length > 1
      ? `${zavarovalnica}: ${kinds.join(', ')}`
      : zavarovalnica;
  const contacts = all.map((contact) => {
    const ways = {
      [reachText.telephone]: telephoneLink(contact.telefon),
      [reachText.email]: mailLink(contact.email),
      [reachText.web]: webLink(contact.splet),
    };
    return {
      key: JSON.stringify(contact),
      insurer: nameOf(contact),
      ways: Object.fromEntries(Object.entries(ways).filter(([, way]) => way)),
    };
  });
  const reachable = contacts.filter(({ ways }) => Object.keys(ways).length > 0);
  if (reachable.length === 0) return null;
  return (
    <SectionCard wide title={text.damage}>
      {reachable.map(({ key, insurer, ways }) => (
        <div key={key} style={apart}>
          <p className="section-card__note">{insurer}</p>
          <Facts wide facts={ways} />
        </div>
      ))}
    </SectionCard>
  );
}
