import type { Decision } from '../api-types';
import { isAssembly } from './decision-order';

type About = Pick<Decision, 'vrsta' | 'stanje'> & {
  readonly moje: Pick<Decision['moje'], 'upravicen' | 'oddano'>;
};

/** Whether a proxy may be taken back: before the end, and before the own vote. */
export function canTakeBackProxy({ stanje, moje }: About): boolean {
  return (stanje === 'odprto' || stanje === 'najavljeno') && moje.upravicen && !moje.oddano;
}

/** Whether a proxy may be given: as long as one may be taken back, for an assembly only before it begins. */
export function canGiveProxy(decision: About): boolean {
  const hasBegun = isAssembly(decision.vrsta) && decision.stanje === 'odprto';
  return canTakeBackProxy(decision) && !hasBegun;
}
