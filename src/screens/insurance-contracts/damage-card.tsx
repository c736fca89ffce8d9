import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { CSSProperties } from 'react';
import type { InsuranceContract } from '../../domain/api-types';
import { hostOf, mailHref, telephoneHref, webHref } from '../../domain/people/contact';
import { damageContacts } from '../../domain/units/insurance';
import { contactText } from '../../text/building/building';
import { insuranceText as text } from '../../text/building/insurance-contracts';
import '../../ui/page/rows.css';
import { SectionCard } from '../../ui/page/section-card';

/** The name and the attributes of a link to a web page in a new tab, as `webLink` has them. */
function webPage(address: string | null) {
  const href = webHref(address);
  if (href === undefined) return { name: null, link: {} };
  const name = hostOf(href);
  return {
    name,
    link: {
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': contactText.newTab(name),
    },
  };
}

const apart: CSSProperties = { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 };
/** A long address breaks rather than widen the page. */
const narrow: CSSProperties = { maxWidth: '100%' };
const breaks: CSSProperties = { overflowWrap: 'anywhere' };

/** How to report damage to each insurer, once for all its contracts: telephone, e-mail, web page. */
export function DamageCard({ contracts }: { contracts: readonly InsuranceContract[] }) {
  const all = damageContacts(contracts);
  /** With several contacts of one insurer, each says which insurance it is for. */
  const nameOf = ({ zavarovalnica, kinds }: (typeof all)[number]) =>
    all.filter((each) => each.zavarovalnica === zavarovalnica).length > 1
      ? `${zavarovalnica}: ${kinds.join(', ')}`
      : zavarovalnica;
  const contacts = all.map((contact) => {
    const { telefon, email, splet } = contact;
    const ways = [
      { Icon: Phone, name: telefon, link: { href: telephoneHref(telefon) } },
      { Icon: Mail, name: email, link: { href: mailHref(email) } },
      { Icon: Globe, ...webPage(splet) },
    ];
    return {
      key: JSON.stringify(contact),
      insurer: nameOf(contact),
      ways: ways.filter(({ name }) => name),
    };
  });
  const reachable = contacts.filter(({ ways }) => ways.length > 0);
  if (reachable.length === 0) return null;
  return (
    <SectionCard wide title={text.damage}>
      <ul className="rows">
        {reachable.map(({ key, insurer, ways }) => (
          <li key={key} style={apart}>
            <p className="section-card__note">{insurer}</p>
            <ul className="section-card__buttons">
              {ways.map(({ Icon, name, link }) => (
                <li key={name} style={narrow}>
                  {link.href === undefined ? (
                    name
                  ) : (
                    <a className="button button--quiet" style={breaks} {...link}>
                      <Icon size={18} aria-hidden />
                      {name}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
