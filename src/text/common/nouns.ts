/** The number forms of nouns that several pages count. The login page has none of them. */
import type { PluralForms } from './plural';

export const days: PluralForms = { one: 'dan', two: 'dneva', few: 'dnevi', other: 'dni' };

export const units: PluralForms = { one: 'enota', two: 'enoti', few: 'enote', other: 'enot' };

export const items: PluralForms = {
  one: 'postavka',
  two: 'postavki',
  few: 'postavke',
  other: 'postavk',
};

export const bills: PluralForms = {
  one: 'obračun',
  two: 'obračuna',
  few: 'obračuni',
  other: 'obračunov',
};

/** The same in nominative and accusative, because the noun is neuter. */
export const notifications: PluralForms = {
  one: 'neprebrano obvestilo',
  two: 'neprebrani obvestili',
  few: 'neprebrana obvestila',
  other: 'neprebranih obvestil',
};

export const posts: PluralForms = {
  one: 'neprebrana objava',
  two: 'neprebrani objavi',
  few: 'neprebrane objave',
  other: 'neprebranih objav',
};

/** After `Imate`: the accusative of one post differs (`pages.md` C3). */
export const postsAccusative: PluralForms = { ...posts, one: 'neprebrano objavo' };

/** For the accessible name of a badge, as in `Obvestila, 2 neprebrani`. */
export const unreadNotifications: PluralForms = {
  one: 'neprebrano',
  two: 'neprebrani',
  few: 'neprebrana',
  other: 'neprebranih',
};

/** For the accessible name of a badge, as in `Oglasna deska, 1 neprebrana`. */
export const unreadPosts: PluralForms = {
  one: 'neprebrana',
  two: 'neprebrani',
  few: 'neprebrane',
  other: 'neprebranih',
};

export const persons: PluralForms = { one: 'oseba', two: 'osebi', few: 'osebe', other: 'oseb' };

export const dogs: PluralForms = { one: 'pes', two: 'psa', few: 'psi', other: 'psov' };

export const documents: PluralForms = {
  one: 'dokument',
  two: 'dokumenta',
  few: 'dokumenti',
  other: 'dokumentov',
};

export const questions: PluralForms = {
  one: 'vprašanje',
  two: 'vprašanji',
  few: 'vprašanja',
  other: 'vprašanj',
};
