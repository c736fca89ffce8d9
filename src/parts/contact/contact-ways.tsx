import type { BrandContact } from '../../domain/people/brand';
import { mailHref, telephoneHref } from '../../domain/people/contact';
import { reachText as text } from '../../text/building/contact';
import './contact.css';

/** Telephone and e-mail of the contact in the configuration, as links. It needs no session and no call. */
export function ContactWays({ contact: { telephone, email } }: { contact: BrandContact }) {
  return (
    <ul className="reach">
      {telephone ? (
        <li>
          <a href={telephoneHref(telephone)}>
            <span className="visually-hidden">{text.telephone} </span>
            {telephone}
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={mailHref(email)}>{email}</a>
        </li>
      ) : null}
    </ul>
  );
}
