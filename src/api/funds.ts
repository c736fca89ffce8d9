import { pagedQuery } from './paged';
import { q } from './query';
import {
  getReserveFundAnswer,
  listFundDebtorsAnswer,
  listFundPostingsAnswer,
} from './shapes/funds';

/**
 * State, spending and plan of a building's reserve fund (`pages.md` P6); a user who owns no unit there is answered 403.
 *
 * @param building - `objekt_sifra`
 * @param year - `undefined` for the current one
 */
export function reserveFundQuery(building: string, year?: number) {
  return q(['reserve-fund', building, year ?? 'current'], getReserveFundAnswer, {
    path: { objekt_sifra: building },
    query: { leto: year },
  });
}

/** The requested part of a ledger: of a building (`objekt_sifra`), in one year. */
interface LedgerAsked {
  readonly building: string;
  readonly year: number;
}

/** The ledger of a building's reserve fund with the balance after each line (`pages.md` P13); 403 as above. */
export function fundPostingsQuery({ building, year }: LedgerAsked) {
  return pagedQuery(['fund-postings', building, year], listFundPostingsAnswer, 'knjizbe', {
    path: { objekt_sifra: building },
    query: { od: `${year}-01-01`, do: `${year}-12-31` },
  });
}

/**
 * The debtors of a building's reserve fund (`pages.md` P12, C9 9); 403 as above. The answer is never reused and leaves the
 * cache with the page: the server logs each look, and no debts of neighbours stay behind.
 *
 * @param building - `objekt_sifra`
 */
export function fundDebtorsQuery(building: string) {
  const path = { objekt_sifra: building };
  const query = pagedQuery(['fund-debtors', building], listFundDebtorsAnswer, 'dolzniki', { path });
  return { ...query, staleTime: 0, gcTime: 0 };
}
