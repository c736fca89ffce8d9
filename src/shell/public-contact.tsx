import { Fragment } from 'react';
import { telephoneHref } from '../domain/people/contact';
import { pathOf } from '../navigation/page-table';
import { ContactWays } from '../parts/contact/contact-ways';
import { reachText as text } from '../text/building/contact';
import { PageLink } from '../ui/page/page-link';
import { useBrand } from '../ui/theme/brand-context';
import './public-contact.css';

/**
 * The contact for users who cannot log in, at the foot of the public pages. It comes from the configuration, so that the
 * prerendered login page contains it and no call is needed (`docs/decisions/0025`). The link to the emergency card needs none.
 */
export function PublicContact() {
  const { contact } = useBrand();
  const { name = text.help, duty, hours = [] } = contact ?? {};
  return (
    <section className="public-contact" aria-label={text.help}>
      <h2>{name}</h2>
      {contact ? <ContactWays contact={contact} /> : null}
      {hours.length > 0 ? (
        <p>
          {text.office}:
          {hours.map((line, index) => (
            <Fragment key={line}>
              {' '}
              <span>{index < hours.length - 1 ? `${line},` : line}</span>
            </Fragment>
          ))}
        </p>
      ) : null}
      {duty ? (
        <p>
          {text.duty}: <a href={telephoneHref(duty)}>{duty}</a>
        </p>
      ) : null}
      <p>
        <PageLink to={pathOf('emergency')}>{text.emergency}</PageLink>
      </p>
    </section>
  );
}
