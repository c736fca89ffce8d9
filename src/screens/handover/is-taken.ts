import type { Handover } from '../../domain/api-types';
import { today } from '../../domain/dates/today';

/**
 * Whether a unit is on its way to another owner, or has one, so that it cannot be handed over again. A lease ends that with its
 * day: the giver stays the owner.
 */
export function isTaken({ vloga, stanje, vrsta, datum_predaje }: Handover): boolean {
  if (vloga !== 'predajnik' || stanje === 'zavrnjeno') return false;
  const isLeased = stanje === 'potrjeno' && vrsta === 'najem' && (datum_predaje ?? '') < today();
  return !isLeased;
}
