/** No number of the world has more digits (E.164). */
const MOST_DIGITS = 15;

/**
 * The address that calls a telephone number, in E.164 where the number says so much: `01 000 10 20` is `tel:+38610001020`.
 * Of several apart by a slash with blanks around it, the first one. A short number such as 112 stays as it is.
 *
 * @param telephone - as the contract has it, `01 000 10 20` or `+386 (0)1 000`
 * @returns nothing for what is no number
 */
export function telephoneHref(telephone: string | null): string | undefined {
  const [first = ''] = (telephone ?? '').split(' / ');
  // The zero in brackets is dialled only at home.
  const digits = first.replace('(0)', '').replace(/[^0-9+]/g, '');
  const number = digits.replace(/^00(?=[1-9])/, '+').replace(/^0/, '+386');
  const isNumber = /^\+?[0-9]{3,}$/.test(number) && number.length <= MOST_DIGITS + 1;
  return isNumber ? `tel:${number}` : undefined;
}

/** The address that writes to somebody; nothing for what is no plain e-mail address, such as one with a subject. */
export function mailHref(email: string | null): string | undefined {
  const plain = /^[^\s@?&/\\:;,<>"%]+@[^\s@?&/\\:;,<>"%]+\.[^\s@?&/\\:;,<>"%]+$/;
  return email !== null && plain.test(email) ? `mailto:${email}` : undefined;
}

/**
 * A page of the web that came in an answer, as a link may have it; nothing unless it is http or https, so that no
 * script is run, and without a name and password, behind which another address can hide.
 */
export function webHref(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : undefined;
}

/** The host of a page of the web, to be shown in its place. */
export function hostOf(href: string): string {
  return new URL(href).host.replace(/^www\./, '');
}

/** A path of the portal out of an answer, such as `pot_obrazca`; nothing for one that leads out of it. */
export function ownPath(path: string | null): string | undefined {
  const leadsOut = !path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path);
  return leadsOut ? undefined : (path ?? undefined);
}
