import type { CSSProperties } from 'react';
import type { BrandContact } from '../../domain/people/brand';
import { reachText as text } from '../../text/building/contact';
import { telephoneLink } from '../../ui/page/contact-links';
import { SectionCard } from '../../ui/page/section-card';
import { ContactWays } from './contact-ways';

/** A number goes on the next line as a whole. */
const whole: CSSProperties = { display: 'inline-block' };

/** The contact in the configuration, with its emergency number first. */
export function HelpCard({ contact }: { contact: BrandContact }) {
  const { name = text.help, duty } = contact;
  return (
    <SectionCard wide title={name}>
      {duty ? (
        <p>
          {text.duty}: <span style={whole}>{telephoneLink(duty)}</span>
        </p>
      ) : null}
      <ContactWays contact={contact} />
    </SectionCard>
  );
}
