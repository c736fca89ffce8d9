import { plainDigits } from '../../domain/money/typed-number';
import { toIban } from '../../domain/payment/iban';
import { formsText as text } from '../../text/forms/forms';
import type { FieldValue, Rule } from '../../ui/form/rules';

const typed = (value: FieldValue) => (typeof value === 'string' ? value.trim() : '');

/** A rule for a line that is not empty. */
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

/** A telephone number in the form that the contract accepts. */
export const telephone = lineRule((line) => /^[0-9+() /-]{5,}$/.test(line), text.phone);

/** A typed number: digits with at most one comma or point; no exponent. */
const NUMBER_PATTERN = /^-?\d+(?:[.,](\d+))?$/;

/** A number with at most this many decimals. */
export function numberWith(most: number): readonly Rule[] {
  const [pattern, message] =
    most > 0 ? [NUMBER_PATTERN, text.number] : [/^-?\d+$/, text.wholeNumber];
  const isNumber = lineRule((line) => pattern.test(plainDigits(line)), message);
  const fits = lineRule(
    (line) => (NUMBER_PATTERN.exec(plainDigits(line))?.[1]?.length ?? 0) <= most,
    (field) => text.decimals(field, most),
  );
  return [isNumber, fits];
}

/** One of these values; an address or a draft may contain another one. */
export const oneOf = (values: readonly string[]): Rule =>
  lineRule((line) => values.includes(line), text.choice);

/** At most this many files. */
export const atMostFiles =
  (most: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length > most ? text.tooManyFiles(most) : undefined;
