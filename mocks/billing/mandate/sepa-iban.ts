/** Countries of SEPA with the length of their account numbers (ISO 13616; the geographical scope of the SEPA schemes). */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20 },
  ...{ ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15 },
  ...{ PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/**
 * Whether a direct debit can be taken from an account: right check digits (mod 97), a country of SEPA and that country's length.
 * @param iban capitals without spaces
 */
export function isSepaIban(iban: string): boolean {
  if (lengths[iban.slice(0, 2)] !== iban.length) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = [...moved].map((sign) => String(Number.parseInt(sign, 36))).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Country, check digits and the last four characters; asterisks for the others. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 4)}${'*'.repeat(iban.length - 8)}${iban.slice(-4)}`;
}
