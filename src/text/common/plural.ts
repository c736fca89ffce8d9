/** The four Slovenian number forms: 1 · 2 · 3 and 4 · 0 and 5 or more (`pages.md` C3). */
export interface PluralForms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly other: string;
}

/** The form by the last two digits. `Intl.PluralRules` is not used because it is slow to create. */
function formOf(count: number): keyof PluralForms {
  const last = count % 100;
  if (last === 1) return 'one';
  if (last === 2) return 'two';
  return last === 3 || last === 4 ? 'few' : 'other';
}

/** The form for a number, without the number. */
export function formFor(count: number, forms: PluralForms): string {
  return forms[formOf(count)];
}

/**
 * The number followed by the noun in the right form, for example `22 dni` (`pages.md` C3).
 *
 * @param count - a whole number, 0 or more
 */
export function counted(count: number, forms: PluralForms): string {
  return `${count} ${forms[formOf(count)]}`;
}

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
