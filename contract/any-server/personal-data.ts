/** Names of fields that hold personal data or secrets, in Slovenian and in English. */
const names =
  /emso|davcn|tax|iban|trr|geslo|passw|secret|hash|salt|token|telefon|phone|mobil|gsm|e_?mail|e_?post|rojst|birth|priimek|surname|(first|last|full)_?name|^ime(_|$)|lastnik|owner|najemnik|tenant|stanoval|resident|prebival/i;

/** An EMŠO, an IBAN, an e-mail address or a telephone number. */
const values =
  /\b\d{7}50\d{4}\b|\b[A-Z]{2}\d{2} ?(?:[0-9A-Z]{4} ?){3,}|[^\s"@]+@[^\s"@]+\.[a-z]{2,}|\+\d{3}[ \d]{7,}/i;

/** Whether a field of an answer looks like personal data: by its name, by a name inside it, or by its value. */
export function looksPersonal(name: string, value: unknown): boolean {
  if (names.test(name)) return true;
  if (typeof value !== 'object' || value === null) return values.test(String(value));
  const fields = Array.isArray(value)
    ? value.map((item) => ['', item] as const)
    : Object.entries(value);
  return fields.some(([each, item]) => looksPersonal(each, item));
}
