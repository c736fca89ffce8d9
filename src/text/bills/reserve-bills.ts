/** Texts of the bills of the reserve fund (`pages.md` P17). */
export const reserveBillsText = {
  /** The amount has its currency. */
  contributionIs: (amount: string) => `Mesečni prispevek je ${amount}.`,
  /** @param ageClass - of the building, such as `III` */
  minimum: (rate: string, ageClass: string) =>
    `Najnižji predpisani prispevek za stavbo v starostnem razredu ${ageClass} je ${rate}. Razred je odvisen od starosti stavbe.`,
} as const;
