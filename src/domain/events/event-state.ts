import type { BuildingEvent, EventState, Known } from '../api-types';

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
  if (konec !== null && Date.parse(konec) <= now) return 'zakljuceno';
  if (Date.parse(zacetek) > now) return 'nacrtovano';
  const isLate = predviden_konec !== null && Date.parse(predviden_konec) < now;
  return isLate ? 'zamuja' : 'v_teku';
}

/** Whether an urgent event is shown above the others: it is not over, and its term has not passed (`pages.md` P31). */
export function isPinnedAt(
  event: Times & Pick<BuildingEvent, 'pripeto' | 'velja_do'>,
  now: number,
): boolean {
  const { pripeto, velja_do } = event;
  const isOver = ['zakljuceno', 'odpovedano'].includes(stateAt(event, now));
  return pripeto && !isOver && (velja_do === null || Date.parse(velja_do) > now);
}
