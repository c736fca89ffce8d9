/** Texts of the frequent questions (`domain.md` P21). */
export const faqText = {
  empty: 'Pogosta vprašanja še niso objavljena.',
  noHits: 'Za vaše iskanje ni zadetkov.',
  ask: 'Vprašanje lahko pošljete upravniku.',
  updated: (date: string) => `Posodobljeno ${date}`,
} as const;
