/** Texts of the pages that are kept for a time without a network (`docs/decisions/0042`). */
export const offlineText = {
  /** @param time - `21. 11. 2026 10:15` */
  kept: (time: string) => `Prikazano brez povezave, stanje ${time}.`,
  publicOnly: 'Številke vaše stavbe bodo tu, ko se z internetno povezavo prijavite v portal.',
  title: 'Ni povezave',
  detail:
    'Naprava je brez omrežja ali pa portal ne odgovarja. Brez povezave so na voljo samo številke za nujne primere.',
  retry: 'Poskusi znova',
} as const;
