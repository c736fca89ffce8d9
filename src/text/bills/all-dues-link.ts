import { counted, type PluralForms } from '../common/plural';

const silent: PluralForms = {
  one: 'upravnik ni odgovoril',
  two: 'upravnika nista odgovorila',
  few: 'upravniki niso odgovorili',
  other: 'upravnikov ni odgovorilo',
};

/** The link to the page of all dues. */
export const allDuesLinkText = {
  label: 'Vse moje obveznosti',
  /** Before an amount in which a manager is missing. */
  least: 'vsaj ',
  /** How many managers are missing in the amount. */
  without: (count: number) => counted(count, silent),
} as const;
