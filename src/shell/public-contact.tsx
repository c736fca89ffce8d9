import { telephoneHref } from '../domain/people/contact';
import { ContactWays } from '../parts/contact/contact-ways';
import { reachText as text } from '../text/building/contact';
import { useBrand } from '../ui/theme/brand-context';
import './public-contact.css';

/**
 * The contact for users who cannot log in, at the foot of the public pages. It comes from the configuration, so that the
 * prerendered login page contains it and no call is needed (`docs/decisions/0025`).
 */
export function PublicContact() {
  const { contact } = useBrand();
  if (!contact) return null;
  const { name = text.help, duty, hours } = contact;
  return (
    <section className="public-contact" aria-label={text.help}>
      <h2>{name}</h2>
      <ContactWays contact={contact} />
      {hours.length > 0 ? (
        <p>
          {text.office}: {hours.join(', ')}
        </p>
      ) : null}
      {duty ? (
        <p>
          {text.duty}: <a href={telephoneHref(duty)}>{duty}</a>
        </p>
      ) : null}
    </section>
  );
}
