import { urlOf } from '../values/url';

/** The longest telephone number (E.164). */
const MAX_DIGITS = 15;

/**
 * The `tel:` link of a telephone number, in E.164 when possible: `01 000 10 20` gives `tel:+38610001020`. Of several
 * numbers, separated by ` / `, the first is taken. A short number such as 112 stays unchanged.
 *
 * @param telephone - as the contract has it, `01 000 10 20` or `+386 (0)1 000`
 * @returns `undefined` for a text that is not a number
 */
export function telephoneHref(telephone: string | null): string | undefined {
  const [first = ''] = (telephone ?? '').split(' / ');
  // After a country code the zero in brackets is only for calls within the country.
  const digits = first.replace(/^(\s*(?:\+|00)[\d\s]*)\(0\)/, '$1').replace(/[^0-9+]/g, '');
  const number = digits.replace(/^00(?=[1-9])/, '+').replace(/^0/, '+386');
  const isNumber = /^\+?[0-9]{3,}$/.test(number) && number.length <= MAX_DIGITS + 1;
  return isNumber ? `tel:${number}` : undefined;
}

/** The `mailto:` link of an e-mail address; `undefined` for any other text, such as an address with a subject. */
export function mailHref(email: string | null): string | undefined {
  const plain = /^[^\s@?&/\\:;,<>"%]+@[^\s@?&/\\:;,<>"%]+\.[^\s@?&/\\:;,<>"%]+$/;
  return email !== null && plain.test(email) ? `mailto:${email}` : undefined;
}

/**
 * The link to a web address of an answer. `undefined` unless it is http or https, so that it runs no script, and without
 * user name and password, which can hide another host.
 */
export function webHref(address: string | null): string | undefined {
  const parsed = urlOf(address ?? '');
  if (!parsed) return undefined;
  const { protocol, username, password, href } = parsed;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : undefined;
}

/** The host of a web address, for display. */
export function hostOf(href: string): string {
  return new URL(href).host.replace(/^www\./, '');
}

/** A portal path of an answer, such as `stran_obrazca`; `undefined` for one that leads out of the portal. */
export function ownPath(path: string | null): string | undefined {
  const leadsOut = !path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path);
  return leadsOut ? undefined : (path ?? undefined);
}
