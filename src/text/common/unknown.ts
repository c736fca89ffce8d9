/** Texts for values of the server that this version of the portal does not know. */
export const unknownText = {
  other: 'Drugo',
  state: 'Neznano stanje',
  /** For an unknown group of costs; another group is already named `Drugo`. */
  costs: 'Drugi stroški',
  allocation: ['drug ključ', 'Strošek se deli po ključu, ki ga ta različica portala ne pozna.'],
  sending: 'Drug način oddaje',
  limit: 'Druga omejitev',
  contribution: 'po drugi osnovi',
} as const;
