import { withThousands } from './thousands';

/** The four Slovenian number forms: 1 · 2 · 3 and 4 · 0 and 5 or more (`pages.md` C3). */
export interface PluralForms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly other: string;
}

/** After `čez`, `počakajte` and `velja`, also on the login page, which has no other nouns. */
export const minutes: PluralForms = {
  one: 'minuto',
  two: 'minuti',
  few: 'minute',
  other: 'minut',
};

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

/** The form where no number stands beside it: 101 are simply several. */
export function unnumbered(count: number, [one, two, several]: readonly [string, string, string]) {
  if (count === 1) return one;
  return count === 2 ? two : several;
}

/**
 * The number followed by the noun in the right form, for example `22 dni` (`pages.md` C3).
 *
 * @param count - a whole number, 0 or more
 */
export function counted(count: number, forms: PluralForms): string {
  return `${withThousands(String(count))} ${forms[formOf(count)]}`;
}

/** The same, with a no-break space between the number and the noun. */
export const countedWhole = (count: number, forms: PluralForms): string =>
  counted(count, forms).replace(' ', '\u00A0');
