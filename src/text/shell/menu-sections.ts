/** The labels of the menu's sections (`docs/decisions/0037`). */
export const sectionLabels = {
  money: 'Denar',
  messages: 'Sporočila',
  building: 'Stavba',
  help: 'Pomoč',
  data: 'Podatki in obrazci',
} as const;

export type SectionLabel = keyof typeof sectionLabels;
