import { isMod97 } from './iso-7064';

/** Countries of SEPA with the length of their account numbers (ISO 13616; the geographical scope of the SEPA schemes). */
const lengths: Readonly<Partial<Record<string, number>>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20 },
  ...{ ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15 },
  ...{ PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/** What is wrong with an account number that was typed for a direct debit. */
export type IbanFault = 'form' | 'country' | 'length' | 'digits';

/** An account number as it was typed: capitals, without spaces, hyphens and dots. */
export function typedIban(text: string): string {
  return text.replace(/[\s.\-–]/g, '').toUpperCase();
}

/** A masked account number to read: its beginning and its end, because a row of asterisks is read aloud one by one. */
export function shownMaskedIban(masked: string): string {
  return masked.replace(/\*+/, ' … ');
}

/**
 * What is wrong with an account from which a direct debit is to be taken (`pages.md` P37).
 *
 * @param iban - of `typedIban`
 * @returns `undefined` for an account with right check digits (mod 97) in a country of SEPA
 */
export function sepaFault(iban: string): IbanFault | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'form';
  const length = lengths[iban.slice(0, 2)];
  if (length === undefined) return 'country';
  if (iban.length !== length) return 'length';
  return isMod97(iban) ? undefined : 'digits';
}
