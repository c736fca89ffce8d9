/** Texts of the links to the portal's legal documents (`pages.md` C9; `threats.md` section 3, Law). */
export const legalText = {
  terms: 'Pogoji uporabe',
  privacy: 'Obvestilo o obdelavi osebnih podatkov',
  accessibility: 'Izjava o dostopnosti',
  newTab: '(odpre se v novem zavihku)',
} as const;
