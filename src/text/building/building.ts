/** Words that several pages of a building share (`pages.md` P18, P20, P22, P23). */

export const unitKindLabels = {
  stanovanje: 'Stanovanje',
  poslovni_prostor: 'Poslovni prostor',
  garaza: 'Garaža',
  klet: 'Klet',
  drugo: 'Drugo',
} as const;

export const contactText = {
  call: 'Pokliči',
  write: 'Pošlji e-pošto',
  copy: 'Kopiraj',
  /** A page of the web by its host. */
  newTab: (name: string) => `${name} (odpre se v novem zavihku)`,
} as const;
