/** Texts of the frequent questions (`pages.md` P21). */
export const faqText = {
  empty: 'Pogosta vprašanja še niso objavljena.',
  searchHint: 'Beseda iz vprašanja',
  noHits: 'Za vaše iskanje ni zadetkov.',
  /** Before the synonyms by which a question was found. */
  also: 'Tudi:',
  notFound: 'Niste našli odgovora?',
  ask: 'Pošlji vprašanje upravniku',
  elsewhere: 'Drugje v portalu',
  form: 'Obrazec',
  document: 'Dokument upravnika',
  updated: (date: string) => `Posodobljeno ${date}`,
} as const;
