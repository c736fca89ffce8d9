import { latinDigits } from '../../domain/money/typed-number';
import { toIban } from '../../domain/payment/iban';
import { formsText as text } from '../../text/forms/forms';
import type { FieldValue, Rule } from '../../ui/form/rules';

const typed = (value: FieldValue) => (typeof value === 'string' ? value.trim() : '');

/** A rule about a line that is not empty. */
function lineRule(fits: (line: string) => boolean, message: (field: string) => string): Rule {
  return (value, field) => {
    const line = typed(value);
    return line === '' || fits(line) ? undefined : message(field);
  };
}

/** A Slovenian account, spaces or not (`pages.md` C7). */
export const slovenianIban: Rule = (value) => {
  const line = typed(value).replace(/\s/g, '');
  if (line === '') return undefined;
  if (!/^SI.{17}$/i.test(line)) return text.ibanLength;
  return toIban(line) === null ? text.ibanWrong : undefined;
};

/** A telephone number as the contract takes it. */
export const telephone = lineRule((line) => /^[0-9+() /-]{5,}$/.test(line), text.phone);

/** A typed number: digits, one comma or point; nothing that a person would not write. */
const NUMBER = /^-?\d+(?:[.,](\d+))?$/;

/** A number with at most so many decimals. */
export function numberWith(most: number): readonly Rule[] {
  const isNumber = lineRule(
    (line) => NUMBER.test(latinDigits(line)) && (most > 0 || /^-?\d+$/.test(latinDigits(line))),
    most > 0 ? text.number : text.wholeNumber,
  );
  const fits = lineRule(
    (line) => (NUMBER.exec(latinDigits(line))?.[1]?.length ?? 0) <= most,
    (field) => text.decimals(field, most),
  );
  return [isNumber, fits];
}

/** One of these values; another one may come from an address or a draft. */
export const oneOf = (values: readonly string[]): Rule =>
  lineRule((line) => values.includes(line), text.choice);

/** At most so many files. */
export const atMostFiles =
  (most: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length > most ? text.tooManyFiles(most) : undefined;
