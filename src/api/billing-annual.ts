import { pagedQuery } from './paged';
import { getAnnualStatementAnswer } from './shapes/billing-annual';

/** The requested year (`undefined` for the newest one with bills) of one unit or of all. */
interface YearAsked {
  readonly payer: string;
  readonly unit: string | undefined;
  readonly year: number | undefined;
}

/** A payer's regular bills of a year by kind of cost, with the funds (`pages.md` P16). */
export function annualStatementQuery({ payer, unit, year }: YearAsked) {
  const key = ['annual-statement', payer, unit ?? 'all', year ?? 'newest'];
  return pagedQuery(key, getAnnualStatementAnswer, 'enote', {
    path: { code_payer: payer },
    query: { inventarna_stevilka: unit, leto: year },
  });
}
