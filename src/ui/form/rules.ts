import { typedNumber } from '../../domain/money/typed-number';
import { validationText } from '../../text/forms/validation';

/** What a field can hold. */
export type FieldValue = string | boolean | readonly unknown[];

/** The values of a form by field name. */
export type FormValues = Record<string, FieldValue>;

/**
 * Judges a field's value: the message of what is wrong (§5), or nothing. All but `required` let an empty value pass.
 *
 * @param field - the visible label
 * @param values - all values of the form
 */
export type Rule = (value: FieldValue, field: string, values: FormValues) => string | undefined;

const isEmpty = (value: FieldValue): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'boolean' ? !value : value.length === 0;
};

/** A rule about text that is there; the text is judged as it was typed. */
function textRule(
  fits: (text: string, values: FormValues) => boolean,
  message: (field: string) => string,
): Rule {
  return (value, field, values) =>
    isEmpty(value) || fits(String(value), values) ? undefined : message(field);
}

const lengthOf = (text: string) => [...text].length;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DIGITS = /^([0-9]+|[٠-٩]+)$/;

/** Not empty once blanks around it are gone; `false` and an empty list fail (§5). */
export const required: Rule = (value, field) =>
  isEmpty(value) ? validationText.required(field) : undefined;

/** Digits only, Latin or Arabic-Indic (§5): a blank is no digit. */
export const numeric = textRule((text) => DIGITS.test(text), validationText.numeric);

/** An e-mail address (§5); blanks around it do not count. */
export const email = textRule((text) => EMAIL.test(text.trim()), validationText.email);

/** At least so many characters, each letter counted once (§5). */
export const minLength = (length: number): Rule =>
  textRule(
    (text) => lengthOf(text) >= length,
    (field) => validationText.minLength(field, length),
  );

/** At most so many characters (§5). */
export const maxLength = (length: number): Rule =>
  textRule(
    (text) => lengthOf(text) <= length,
    (field) => validationText.maxLength(field, length),
  );

/** A number of at least this, as `typedNumber` understands it (§5). */
export const minValue = (value: number): Rule =>
  textRule(
    (text) => typedNumber(text) >= value,
    (field) => validationText.minValue(field, value),
  );

/** A number of at most this, as `typedNumber` understands it (§5). */
export const maxValue = (value: number): Rule =>
  textRule(
    (text) => typedNumber(text) <= value,
    (field) => validationText.maxValue(field, value),
  );

/** An address of the web, http or https, of this form when one is given (§5). */
export const url = (pattern?: RegExp): Rule =>
  textRule((text) => {
    const protocol = URL.canParse(text.trim()) ? new URL(text.trim()).protocol : '';
    return /^https?:$/.test(protocol) && (pattern?.test(text.trim()) ?? true);
  }, validationText.notValid);

/** The same as in another field (§5). */
export const confirmed = (other: string): Rule =>
  textRule((text, values) => text === values[other], validationText.confirmed);

/** An upper-case letter, of any alphabet (§5). */
export const atLeastOneUppercase = textRule(
  (text) => /\p{Lu}/u.test(text),
  validationText.uppercase,
);

/** A digit (§5). */
export const atLeastOneDigit = textRule((text) => /[0-9]/.test(text), validationText.digit);

/** The rules of a new password (`pages.md` P27, P29). They are not those of login, where any may stand. */
export const newPassword: readonly Rule[] = [
  required,
  minLength(8),
  maxLength(72),
  atLeastOneUppercase,
  atLeastOneDigit,
];

/** The first message that the rules of a field have about its value, if any. */
export function judge(
  rules: readonly Rule[],
  value: FieldValue,
  field: string,
  values: FormValues,
): string | undefined {
  for (const rule of rules) {
    const message = rule(value, field, values);
    if (message) return message;
  }
  return undefined;
}
