/**
 * Whether a text is a Slovenian IBAN with the right check digits (pages.md C7, ISO 13616), written without spaces and
 * in capitals.
 */
export function isIban(text: string): boolean {
  if (!/^SI\d{17}$/.test(text)) return false;
  const letters = { S: '28', I: '18' } as const;
  const digits = text.slice(4) + letters.S + letters.I + text.slice(2, 4);
  return BigInt(digits) % 97n === 1n;
}

/**
 * A Slovenian IBAN of a bank that does not exist (99999). Its last two digits make the check digits 56, as in all
 * of Slovenia (pages.md C7).
 * @param account at most eight digits
 */
export function demoIban(account: number): string {
  const digits = `99999${String(account).padStart(8, '0')}`;
  const check = 98n - ((BigInt(digits) * 100n) % 97n);
  return `SI56${digits}${String(check).padStart(2, '0')}`;
}
