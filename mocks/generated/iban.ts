/**
 * A Slovenian IBAN of a bank that does not exist (99999). Its last two digits make the check digits 56, as in all
 * of Slovenia (domain.md C7).
 * @param account at most eight digits
 */
export function demoIban(account: number): string {
  const digits = `99999${String(account).padStart(8, '0')}`;
  const check = 98n - ((BigInt(digits) * 100n) % 97n);
  return `SI56${digits}${String(check).padStart(2, '0')}`;
}
