import { inFours, isMod97 } from './iso-7064';

const IBAN_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const SLOVENIAN_IBAN = /^SI\d{17}$/;

/**
 * An account number in its electronic form: capitals, no spaces (`pages.md` C7, ISO 13616). A Slovenian one has 19
 * characters; for another country only form and check digits are checked.
 *
 * @returns `null` for a text that is not an IBAN or has wrong check digits
 */
export function toIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!IBAN_FORM.test(iban)) return null;
  if (iban.startsWith('SI') && !SLOVENIAN_IBAN.test(iban)) return null;
  return isMod97(iban) ? iban : null;
}

/** An account number in groups of four; a text that is not an IBAN stays unchanged. */
export function formatIban(text: string): string {
  const iban = toIban(text);
  return iban === null ? text : inFours(iban);
}
