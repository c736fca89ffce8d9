import type { ReactNode } from 'react';
import type { ContactCard } from '../../domain/api-types';
import { mailHref } from '../../domain/people/contact';
import { officeWeek } from '../../domain/people/office-hours';
import { reachText as text } from '../../text/building/contact';
import { telephoneLink, webLink } from '../../ui/page/contact-links';
import { OfficeNow } from './office-hours';

/** Values of a card by their labels; unknown ones are omitted. */
type KnownFacts = Record<string, ReactNode>;

function known(facts: Readonly<Record<string, ReactNode>>): KnownFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => Boolean(value)));
}

/** An e-mail link that may wrap before the host; an invalid address stays text. */
function Mail({ email }: { email: string }) {
  const href = mailHref(email);
  const [name, host] = email.split(/(?=@)/);
  if (!href) return email;
  return (
    <a href={href}>
      {name}
      <wbr />
      {host}
    </a>
  );
}

/** The quick contacts of the manager: duty line, telephone, e-mail, and whether the office is open. */
export function shortFacts({ upravnik, dezurna_stevilka, ure }: ContactCard): KnownFacts {
  const { telefon, e_posta, uradne_ure } = upravnik;
  return known({
    [text.duty]: dezurna_stevilka && (
      <>
        {telephoneLink(dezurna_stevilka)}
        {ure ? <span className="reach__note">{ure}</span> : null}
      </>
    ),
    [text.telephone]: telephoneLink(telefon),
    [text.email]: e_posta && <Mail email={e_posta} />,
    [text.office]: officeWeek(uradne_ure).length > 0 && <OfficeNow manager={upravnik} />,
  });
}

/** `shortFacts` with the address and the web page. */
export function allFacts(card: ContactCard): KnownFacts {
  const { upravnik } = card;
  const { naslov, posta, spletna_stran } = upravnik;
  return {
    ...shortFacts(card),
    ...known({
      [text.address]: [naslov, posta].filter(Boolean).join(', '),
      [text.web]: webLink(spletna_stran),
    }),
  };
}
