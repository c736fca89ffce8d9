import type { BuildingEvent } from '../../src/api/schema';
import type { RowOf } from '../world/db';

type Row = RowOf<'buildingEvent'>;

/** When an event was over, by a moment; `null` before. */
export function endOf({ konec, predviden_konec, konca_sam, odpovedano }: Row, minute: string) {
  const end = konec ?? (konca_sam && !odpovedano ? predviden_konec : null);
  return end !== null && Date.parse(end) <= Date.parse(minute) ? end : null;
}

/** The state of an event at a moment; an event that should be over and is not reported as such is late. */
export function stateAt(row: Row, minute: string): BuildingEvent['stanje'] {
  if (row.odpovedano) return 'odpovedano';
  if (endOf(row, minute) !== null) return 'zakljuceno';
  const now = Date.parse(minute);
  if (now < Date.parse(row.zacetek)) return 'nacrtovano';
  const { predviden_konec } = row;
  return predviden_konec !== null && Date.parse(predviden_konec) < now ? 'zamuja' : 'v_teku';
}

/** Whether an event stays above everything else: urgent, not over, and still valid. */
export function isPinned(row: Row, minute: string): boolean {
  const { nujnost, velja_do } = row;
  if (nujnost !== 'nujno' || velja_do === null) return false;
  const isOver = ['zakljuceno', 'odpovedano'].includes(stateAt(row, minute));
  return !isOver && Date.parse(velja_do) >= Date.parse(minute);
}
