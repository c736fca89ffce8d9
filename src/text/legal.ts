/** Texts of the links to the terms of use and to the notice on personal data (`domain.md` C9). */
export const legalText = {
  terms: 'Pogoji uporabe',
  privacy: 'Obvestilo o obdelavi osebnih podatkov',
  newTab: '(odpre se v novem zavihku)',
} as const;
