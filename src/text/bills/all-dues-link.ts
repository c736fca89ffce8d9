/** The link to the page of all dues. */
export const allDuesLinkText = {
  label: 'Vse moje obveznosti',
  /** A manager is missing in the amount. */
  partly: 'nepopolno',
} as const;
