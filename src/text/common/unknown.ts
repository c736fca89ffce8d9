/** What is read for a value that the server has and this portal does not know yet. */
export const unknownText = {
  other: 'Drugo',
  state: 'Neznano stanje',
  /** Beside a group that is called `Drugo`. */
  costs: 'Drugi stroški',
  allocation: ['drug ključ', 'Strošek se deli po ključu, ki ga ta različica portala ne pozna.'],
  sending: 'Drug način oddaje',
  limit: 'Druga omejitev',
  contribution: 'po drugi osnovi',
} as const;
