import { inFours, isMod97 } from './iso-7064';

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const SLOVENIAN = /^SI\d{17}$/;

/**
 * An account number in its electronic form: capitals, no spaces (`pages.md` C7, ISO 13616). A Slovenian one has 19
 * characters; of another country's only form and check digits are looked at.
 *
 * @returns `null` when the text is no IBAN or its check digits are wrong
 */
export function toIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!FORM.test(iban)) return null;
  if (iban.startsWith('SI') && !SLOVENIAN.test(iban)) return null;
  return isMod97(iban) ? iban : null;
}

/** An account number as people read it, in groups of four; a text that is no IBAN stays as it is. */
export function formatIban(text: string): string {
  const iban = toIban(text);
  return iban === null ? text : inFours(iban);
}
