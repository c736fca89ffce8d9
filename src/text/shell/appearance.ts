/** Texts of the choice of theme and font size. */
export const appearanceText = {
  theme: 'Tema',
  lightTheme: 'Svetla',
  darkTheme: 'Temna',
  systemTheme: 'Sistemska tema',
  fontSize: 'Velikost pisave',
} as const;

/** Names of the font scales of `domain/session/layout`. */
export const fontSizes = {
  12: 'Manjša',
  14: 'Običajna',
  16: 'Večja',
  18: 'Precej večja',
  20: 'Največja',
} as const;
