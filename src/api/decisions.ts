import type { DecisionState, Known } from '../domain/api-types';
import { pagedQuery } from './paged';
import { q } from './query';
import { getDecisionAnswer, listDecisionsAnswer } from './shapes/decisions';
import { getVoteReceiptAnswer } from './shapes/decisions-votes';

/** Which decisions are asked for; `undefined` for all. */
interface DecisionsAsked {
  readonly state: Known<DecisionState> | undefined;
  /** The year in which they begin. */
  readonly year: number | undefined;
}

/**
 * The owners' decisions of a building (`pages.md` P30), the one that begins last first. For a tenant it fails with 403.
 *
 * @param building - `objekt_sifra`
 */
export function decisionsQuery(building: string, { state, year }: DecisionsAsked) {
  const key = ['decisions', building, state ?? 'all', year ?? 'all'];
  return pagedQuery(key, listDecisionsAnswer, 'odlocitve', {
    path: { objekt_sifra: building },
    query: { stanje: state, leto: year },
  });
}

/**
 * A decision with its proposals, the tally and the caller's part (`pages.md` P30).
 *
 * @param id - `id_odlocitve`
 */
export function decisionQuery(id: number) {
  return q(['decision', id], getDecisionAnswer, { path: { id_odlocitve: id } });
}

/**
 * The receipt of the caller's vote on the portal (`pages.md` P30). It fails with 404 when there is none.
 *
 * @param id - `id_odlocitve`
 */
export function voteReceiptQuery(id: number) {
  return q(['vote-receipt', id], getVoteReceiptAnswer, { path: { id_odlocitve: id } });
}
