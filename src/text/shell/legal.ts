/** Texts of the links to the documents that the portal rests on (`pages.md` C9; `threats.md` section 3, Law). */
export const legalText = {
  terms: 'Pogoji uporabe',
  privacy: 'Obvestilo o obdelavi osebnih podatkov',
  accessibility: 'Izjava o dostopnosti',
  newTab: '(odpre se v novem zavihku)',
} as const;
