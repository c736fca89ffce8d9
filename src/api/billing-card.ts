import { pagedQuery } from './paged';
import { getAccountCardAnswer } from './shapes/billing-card';

/** The requested lines of the card: of one unit (`inventarna_stevilka`) or all of the payer's, in one year. */
interface CardAsked {
  readonly unit: string | undefined;
  readonly year: number;
}

/** Everything billed and paid in a year, with the balance after each line (`pages.md` P3). */
export function accountCardQuery({ unit, year }: CardAsked) {
  const query = { od: `${year}-01-01`, do: `${year}-12-31`, inventarna_stevilka: unit };
  return pagedQuery(['account-card', unit ?? 'all', year], getAccountCardAnswer, 'knjizbe', {
    query,
  });
}
