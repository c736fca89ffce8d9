/**
 * The check digit of models SI05 and SI12 (pages.md C6): weights 2, 3, 4 … from the right, remainder of the sum modulo
 * 11, subtracted from 11; 10 and 11 become 0.
 * @param digits the content without its check digit, at most 12 digits
 * @throws RangeError for any other content
 */
export function mod11CheckDigit(digits: string): number {
  if (!/^\d{1,12}$/.test(digits)) throw new RangeError(`"${digits}" is not 1 to 12 digits`);
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 0 : check;
}

/**
 * A reference of model SI12 (pages.md C6): 12 digits, padded with zeros on the left, and the check digit.
 * @param content at most 12 digits
 * @throws RangeError for any other content
 */
export function si12(content: string): string {
  return `SI12${content.padStart(12, '0')}${mod11CheckDigit(content)}`;
}

/** Which bill a reference is for: 01 regular, 02 reserve fund, 03 voluntary fund (pages.md C6). */
const billTypes = { redni: '01', rezervni_sklad: '02', prostovoljni_sklad: '03' } as const;

/** The parts of a demo reference. */
export interface ReferenceParts {
  /** At most six digits. */
  readonly codePayer: string;
  /** `YYYY-MM`. */
  readonly period: string;
  readonly fund: keyof typeof billTypes;
}

/**
 * The reference of a demo bill: payer code (padded to six digits on the right) + YYMM + bill type + check digit
 * (pages.md C6, "own structure for the demo").
 * @throws RangeError when the payer code is not at most six digits
 */
export function demoReference({ codePayer, period, fund }: ReferenceParts): string {
  if (codePayer.length > 6) throw new RangeError(`payer code "${codePayer}" is over six digits`);
  const month = period.slice(2).replace('-', '');
  return si12(`${codePayer.padEnd(6, '0')}${month}${billTypes[fund]}`);
}
