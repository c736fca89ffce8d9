import { counted, type PluralForms } from '../common/plural';

/** After `brez`. */
const managers: PluralForms = {
  one: 'upravnika',
  two: 'upravnikov',
  few: 'upravnikov',
  other: 'upravnikov',
};

/** The link to the page of all dues. */
export const allDuesLinkText = {
  label: 'Vse moje obveznosti',
  /** How many managers are missing in the amount. */
  without: (count: number) => `brez ${counted(count, managers)}`,
} as const;
