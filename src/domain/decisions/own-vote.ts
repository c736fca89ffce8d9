import type { Decision, Proposal, VoteReceipt } from '../api-types';
import { momentOf } from '../dates/date';
import { isAssembly } from './decision-order';

/** How the user can vote now, or why not. */
export type VotingWay =
  /** On the portal; a list also on paper. */
  | 'portal'
  /** Only on paper: the owners have not agreed on electronic voting, or the server has no shares. */
  | 'paper'
  /** At an assembly that is announced or under way. */
  | 'assembly'
  | 'none';

/** The proposals that are voted on: those that are not withdrawn. */
export function votable(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ izid }) => izid !== 'umaknjen');
}

/**
 * How the user can vote on a decision (`pages.md` P30). The server decides in the end, by its own clock. A vote that was
 * given, or a proxy, leaves no way.
 */
export function votingWay(decision: Decision): VotingWay {
  const { stanje, vrsta, moje, sprejet_v_pogodbi, imenovalec, predlogi } = decision;
  const isOpen = stanje === 'odprto';
  if (!moje.upravicen || moje.oddano || moje.pooblascenec) return 'none';
  if (isAssembly(vrsta)) return isOpen || stanje === 'najavljeno' ? 'assembly' : 'none';
  if (!isOpen || votable(predlogi).length === 0) return 'none';
  if (vrsta !== 'listina' && vrsta !== 'elektronsko') return 'none';
  if (sprejet_v_pogodbi && imenovalec !== null && imenovalec > 0) return 'portal';
  return vrsta === 'listina' ? 'paper' : 'none';
}

/**
 * Whether a receipt has another vote than the chosen one on a proposal: that of another tab, or an earlier one that can no
 * longer be changed.
 *
 * @param chosen - by `id_predloga`
 */
export function hasOtherVote(
  { glasovi }: Pick<VoteReceipt, 'glasovi'>,
  chosen: ReadonlyMap<number, string>,
): boolean {
  return glasovi.some(({ id_predloga, glas }) => (chosen.get(id_predloga) ?? glas) !== glas);
}

/**
 * Whether a vote on the portal may be changed now.
 *
 * @param now - the portal's time; the server decides by its own
 */
export function mayChange({ stanje, moje }: Decision, now: Date): boolean {
  const { oddano, nacin_oddaje, sprememba_mozna_do: until } = moje;
  if (stanje !== 'odprto' || !oddano || nacin_oddaje !== 'elektronsko') return false;
  return until !== null && now < momentOf(until);
}
