import { addressText as text } from '../../text/common/address';
import { maxLength, type Rule, required } from './rules';

/** A value that is empty or matches. @param pattern of the value without surrounding spaces */
export const matching =
  (pattern: RegExp, message: string): Rule =>
  (value) => {
    const typed = String(value).trim();
    return typed === '' || pattern.test(typed) ? undefined : message;
  };

/** The fields of an address, with the names and limits of the API. */
export const addressFields = {
  ulica: { label: text.street, rules: [required, maxLength(100)] },
  hisna_stevilka: {
    label: text.house,
    rules: [required, matching(/^[0-9]/, text.houseWrong), maxLength(20)],
  },
  postna_stevilka: {
    label: text.post,
    rules: [required, matching(/^[0-9A-Z][0-9A-Z -]{2,9}$/i, text.postWrong)],
  },
  kraj: { label: text.town, rules: [required, maxLength(100)] },
};

/** A field that may be empty, as the API takes it: without surrounding spaces, `null` for none. */
export const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());
