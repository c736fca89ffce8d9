const THIN_SPACE = '\u202F';

/** Puts a narrow no-break space between the thousands of a whole number in digits (`pages.md` Decided 1). */
export const withThousands = (digits: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
