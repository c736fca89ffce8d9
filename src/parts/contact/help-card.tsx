import type { BrandContact } from '../../domain/people/brand';
import { reachText as text } from '../../text/building/contact';
import { telephoneLink } from '../../ui/page/contact-links';
import { SectionCard } from '../../ui/page/section-card';
import { ContactWays } from './contact-ways';

/** The contact in the configuration, with its emergency number first. */
export function HelpCard({ contact }: { contact: BrandContact }) {
  const { name = text.help, duty } = contact;
  return (
    <SectionCard wide title={name}>
      {duty ? (
        <p>
          {text.duty}: {telephoneLink(duty)}
        </p>
      ) : null}
      <ContactWays contact={contact} />
    </SectionCard>
  );
}
