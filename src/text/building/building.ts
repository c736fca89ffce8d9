/** Texts that several pages on a building share (`pages.md` P18, P20, P22, P23). */

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
  noTelephone: 'Telefonska številka ni vpisana.',
  /** A web page by its host name. */
  newTab: (name: string) => `${name} (odpre se v novem zavihku)`,
} as const;
