/** The head of a printed page. */
export const printText = {
  manager: 'Upravnik',
  date: 'Datum izpisa',
} as const;
