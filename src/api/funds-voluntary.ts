import { q } from './query';
import { listVoluntaryFundsAnswer } from './shapes/funds-voluntary';

/**
 * The voluntary funds of a building with their ledgers (`pages.md` P7); a tenant who pays into none is answered 403.
 *
 * @param building - `objekt_sifra`
 * @param year - only funds that are collected in it; `undefined` for all
 */
export function voluntaryFundsQuery(building: string, year: number | undefined) {
  return q(['voluntary-funds', building, year ?? 'all'], listVoluntaryFundsAnswer, {
    path: { objekt_sifra: building },
    query: { leto: year },
  });
}
