import type { PluralForms } from './plural';

/** Days in the accusative, as in `še 3 dni`. */
export const daysLasting: PluralForms = { one: 'dan', two: 'dneva', few: 'dni', other: 'dni' };
