import { typedNumber } from '../../domain/money/typed-number';
import { urlOf } from '../../domain/values/url';
import { validationText } from '../../text/forms/validation';

/** The value of a field. */
export type FieldValue = string | boolean | readonly unknown[];

/** The values of a form by field name. */
export type FormValues = Record<string, FieldValue>;

/**
 * Validates the value of a field and returns the error message (§5), if any. For all rules but `required` an empty value
 * is valid.
 *
 * @param field - the visible label
 * @param values - all values of the form
 */
export type Rule = (value: FieldValue, field: string, values: FormValues) => string | undefined;

const isEmpty = (value: FieldValue): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'boolean' ? !value : value.length === 0;
};

/** A rule for non-empty text; the text is validated untrimmed. */
function textRule(
  fits: (text: string, values: FormValues) => boolean,
  message: (field: string) => string,
): Rule {
  return (value, field, values) =>
    isEmpty(value) || fits(String(value), values) ? undefined : message(field);
}

const lengthOf = (text: string) => [...text].length;
/** As the contract takes it: ASCII, single dots inside the name, labels of letters, digits and inner hyphens. */
const EMAIL = /^(?!\.)(\.?[\w!#$%&'*+/=?^`{|}~-])+@(?=.*\.)[a-z0-9]+((-+|\.)[a-z0-9]+)*$/i;
const EMAIL_TO_LOG_IN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DIGITS = /^([0-9]+|[٠-٩]+)$/;

/** Not empty after trimming; `false` and an empty list fail (§5). */
export const required: Rule = (value, field) =>
  isEmpty(value) ? validationText.required(field) : undefined;

/** Only digits, Latin or Arabic-Indic (§5); spaces fail. */
export const numeric = textRule((text) => DIGITS.test(text), validationText.numeric);

/** An e-mail address, after trimming (§5). */
export const email = textRule((text) => EMAIL.test(text.trim()), validationText.email);

/** The address of an account: only the server knows which ones it has (`pages.md` C4). */
export const emailToLogIn = textRule(
  (text) => EMAIL_TO_LOG_IN.test(text.trim()),
  validationText.email,
);

const lengthTrimmed = (text: string) => lengthOf(text.trim());

/**
 * At least this number of characters, counted as code points (§5).
 *
 * @param count - by default without the blanks around a text, because it is sent without them
 */
export const minLength = (length: number, count = lengthTrimmed): Rule =>
  textRule(
    (text) => count(text) >= length,
    (field) => validationText.minLength(field, length),
  );

/** At most this number of characters, counted as code points (§5). */
export const maxLength = (length: number): Rule =>
  textRule(
    (text) => lengthOf(text) <= length,
    (field) => validationText.maxLength(field, length),
  );

/** A number, as `typedNumber` parses it, of at least this value (§5). */
export const minValue = (value: number): Rule =>
  textRule(
    (text) => typedNumber(text) >= value,
    (field) => validationText.minValue(field, value),
  );

/** A number, as `typedNumber` parses it, of at most this value (§5). */
export const maxValue = (value: number): Rule =>
  textRule(
    (text) => typedNumber(text) <= value,
    (field) => validationText.maxValue(field, value),
  );

/** An http or https URL that matches the pattern, if any (§5). */
export const url = (pattern?: RegExp): Rule =>
  textRule((text) => {
    const protocol = urlOf(text.trim())?.protocol ?? '';
    return /^https?:$/.test(protocol) && (pattern?.test(text.trim()) ?? true);
  }, validationText.notValid);

/** Equal to the value of another field (§5). */
export const confirmed = (other: string): Rule =>
  textRule((text, values) => text === values[other], validationText.confirmed);

/** Contains an upper-case letter of those that the contract counts in a new password (§5). */
export const atLeastOneUppercase = textRule(
  (text) => /[A-ZÀ-ÖØ-ÞĆČĐŁŠŽЀ-Я]/.test(text),
  validationText.uppercase,
);

/** Contains a digit (§5). */
export const atLeastOneDigit = textRule((text) => /[0-9]/.test(text), validationText.digit);

/** The rules of a new password (`pages.md` P27, P29). The login accepts any password. */
export const newPassword: readonly Rule[] = [
  required,
  minLength(8, lengthOf),
  maxLength(72),
  atLeastOneUppercase,
  atLeastOneDigit,
];

/** The message of the first rule that fails, if any. */
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
