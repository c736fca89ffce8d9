import { validationText } from '../../text/validation';

/** Judges a field's value: the message of what is wrong (§5), or nothing. */
export type Rule = (value: string, field: string) => string | undefined;

/** Not empty once blanks around it are gone (§5). */
export const required: Rule = (value, field) =>
  value.trim() === '' ? validationText.required(field) : undefined;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An e-mail address; an empty value is the business of `required` (§5). */
export const email: Rule = (value, field) =>
  value.trim() === '' || EMAIL.test(value.trim()) ? undefined : validationText.email(field);

/** The rules of one field as react-hook-form takes them: the first message, or `true`. */
export function validateWith(field: string, ...rules: Rule[]): (value: string) => string | true {
  return (value) => {
    for (const rule of rules) {
      const message = rule(value, field);
      if (message) return message;
    }
    return true;
  };
}
