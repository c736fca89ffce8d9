import { openSentence } from './bill-lists';

/** Texts of the bills of the reserve fund (`pages.md` P17). */
export const reserveBillsText = {
  /** The amounts have their currency. @param open - `null` when all is paid */
  answer: (open: string | null, monthly: string) =>
    open === null ? `${openSentence(open)} Na mesec prispevate ${monthly}.` : openSentence(open),
  /** @param ageClass - of the building, such as `III` */
  minimum: (rate: string, ageClass: string) =>
    `Najnižji predpisani prispevek za stavbo v starostnem razredu ${ageClass} je ${rate}. Razred je odvisen od starosti stavbe.`,
} as const;
