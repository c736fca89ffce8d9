import { reserveFundText } from '../../text/funds/reserve-fund';
import type { AnnualStatement } from '../api-types';

type AnnualFund = AnnualStatement['skladi'][number];

/**
 * The balance of a fund over the year (`pages.md` P6), step by step, and what the user has paid in. Other turnover is left
 * out when there is none.
 *
 * @returns the name of each step with its sign, and its amount in euros
 */
export function annualFundSteps(
  fund: AnnualFund,
  year: number,
): readonly (readonly [name: string, amount: number])[] {
  const { steps, ownFacts } = reserveFundText;
  return [
    [steps.zacetno_stanje(year), fund.zacetno_stanje],
    [`+ ${steps.vplacano}`, fund.vplacano],
    [`+ ${steps.obresti}`, fund.obresti],
    ...(fund.drugi_promet === 0 ? [] : [[`+ ${steps.drugi_promet}`, fund.drugi_promet] as const]),
    [`− ${steps.poraba}`, fund.poraba],
    [`− ${steps.stroski_banke}`, fund.stroski_banke],
    [`= ${steps.koncno_stanje}`, fund.koncno_stanje],
    [ownFacts.moje_vplacano_leto, fund.moje_vplacano_leto],
  ];
}
