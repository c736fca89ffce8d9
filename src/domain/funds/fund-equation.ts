import type { ReserveFund } from '../api-types';
import { type Cents, sumCents, toCents } from '../money/cents';
import { divideRounded, toParts } from '../money/exact';

/** The amounts that a year of the fund is calculated from. */
export type FundSums = Pick<
  ReserveFund,
  | 'zacetno_stanje'
  | 'vplacano'
  | 'obresti'
  | 'drugi_promet'
  | 'poraba'
  | 'stroski_banke'
  | 'koncno_stanje'
>;

/**
 * Opening balance, contributions, interest and other movements minus spending and bank fees, in cents (`pages.md` P6).
 *
 * @returns the calculated balance, and by how much the stated one exceeds it; 0 when both agree
 */
export function checkFund(fund: FundSums): { readonly reckoned: Cents; readonly off: Cents } {
  const { zacetno_stanje, vplacano, obresti, drugi_promet, poraba, stroski_banke } = fund;
  const reckoned =
    sumCents([zacetno_stanje, vplacano, obresti, drugi_promet]) - sumCents([poraba, stroski_banke]);
  return { reckoned, off: toCents(fund.koncno_stanje) - reckoned };
}

/**
 * Whether a monthly contribution is the area times the rate, rounded to the cent. Several units are rounded one by one,
 * so that their sum may differ; the page must not show the formula then.
 */
export function isAreaTimesRate({
  povrsina_enote,
  prispevek_na_m2,
  moj_prispevek,
}: Pick<ReserveFund, 'povrsina_enote' | 'prispevek_na_m2' | 'moj_prispevek'>): boolean {
  const product = toParts(povrsina_enote, 2) * toParts(prispevek_na_m2, 2);
  return divideRounded(product, 100n) === toCents(moj_prispevek);
}
