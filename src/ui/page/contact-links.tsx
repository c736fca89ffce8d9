import { hostOf, mailHref, telephoneHref, webHref } from '../../domain/people/contact';
import { contactText as text } from '../../text/building/building';

/** A telephone number that calls when it is pressed; `null` where there is none. */
export function telephoneLink(telephone: string | null) {
  const href = telephoneHref(telephone);
  return href ? <a href={href}>{telephone}</a> : telephone;
}

/** An e-mail address that is written to when it is pressed; `null` where there is none. */
export function mailLink(email: string | null) {
  const href = mailHref(email);
  return href ? <a href={href}>{email}</a> : email;
}

/** A page of the web in a tab of its own, which learns nothing of the portal; `null` for what is no such page. */
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
