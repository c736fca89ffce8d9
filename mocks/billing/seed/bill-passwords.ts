/**
 * Geslo iz položnice by payer context, in capitals (pages.md 3, C8). The password of the last bill comes first. The
 * passwords of codes with an account are invented.
 */
export const billPasswords: Readonly<Record<string, readonly string[]>> = {
  'zelenigaj/104217': ['T5N8-3HJC', 'W2D6-9RKF'],
  'zelenigaj/118903': ['B8F4-6YTM'],
  'breza/5530': ['H3C9-7VQD'],
  'zelenigaj/204511': ['N6J2-8XWE'],
  'zelenigaj/120555': ['K7M4-2QXA', 'P4T9-6HWD'],
  'breza/7781': ['R9T3-8WPL'],
};
