import type { ReserveFundOrNone } from '../api-types';

/** The fund of a year as a list of at most one row, for the choice of the year to show. */
export const fundByYear = {
  rows: ({ sklad }: ReserveFundOrNone) => (sklad ? [sklad] : []),
  years: ({ leta }: ReserveFundOrNone) => leta,
};
