/** Texts of the not-found screen (`pages.md` P29). */
export const notFoundText = {
  hint: 'Stran, ki jo iščete, ne obstaja ali do nje nimate dostopa.',
  toHome: 'Na začetno stran',
  toLogin: 'Na prijavo',
  back: 'Nazaj',
} as const;
