import { hostOf, mailHref, telephoneHref, webHref } from '../../domain/people/contact';
import { contactText as text } from '../../text/building/building';

/** A link that calls a telephone number; a number that cannot be called stays text. */
export function telephoneLink(telephone: string | null) {
  const href = telephoneHref(telephone);
  return href ? <a href={href}>{telephone}</a> : telephone;
}

/** A link to write to an e-mail address; an invalid address stays text. */
export function mailLink(email: string | null) {
  const href = mailHref(email);
  return href ? <a href={href}>{email}</a> : email;
}

/** A link to a web page in a new tab, without opener and referrer; `null` for an address that is not a web page. */
export function webLink(address: string | null) {
  const href = webHref(address);
  if (!href) return null;
  const host = hostOf(href);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={text.newTab(host)}>
      {host}
    </a>
  );
}
