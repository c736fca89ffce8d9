import type { BuildingEvent, EventState, Known } from '../api-types';
import { momentOf } from '../dates/date';

type Times = Pick<BuildingEvent, 'stanje' | 'zacetek' | 'predviden_konec' | 'konec'>;

/**
 * The state of an event at a moment (`pages.md` P31): the page may be open while an event begins or its end passes. A
 * cancelled or ended event stays what it is; so does a state that the portal does not know.
 *
 * @param now - by the server's clock, in milliseconds
 */
export function stateAt(event: Times, now: number): Known<EventState> | 'neznano' {
  const { stanje, zacetek, predviden_konec, konec } = event;
  if (stanje === 'odpovedano') return 'odpovedano';
  if (stanje === 'zakljuceno') return 'zakljuceno';
  if (stanje !== 'nacrtovano' && stanje !== 'v_teku' && stanje !== 'zamuja') return 'neznano';
  if (konec !== null && momentOf(konec).getTime() <= now) return 'zakljuceno';
  if (momentOf(zacetek).getTime() > now) return 'nacrtovano';
  const isLate = predviden_konec !== null && momentOf(predviden_konec).getTime() < now;
  return isLate ? 'zamuja' : 'v_teku';
}

/** Whether an urgent event is shown above the others: it is not over, and its term has not passed (`pages.md` P31). */
export function isPinnedAt(
  event: Times & Pick<BuildingEvent, 'pripeto' | 'velja_do'>,
  now: number,
): boolean {
  const { pripeto, velja_do } = event;
  const isOver = ['zakljuceno', 'odpovedano'].includes(stateAt(event, now));
  return pripeto && !isOver && (velja_do === null || momentOf(velja_do).getTime() > now);
}
