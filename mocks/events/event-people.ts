import type { Db, PayerRow, RowOf } from '../world/db';
import { concerns, readerIn } from './event-answer';

/** The page of the events. */
export const EVENTS_PAGE = 22;

/** The payers with an account whose units an event concerns. */
export function concernedBy(db: Db, event: RowOf<'buildingEvent'>): readonly PayerRow[] {
  const where = { objekt_sifra: { equals: event.objekt_sifra } };
  const keys = new Set(db.unit.findMany({ where }).map(({ payer }) => payer));
  return [...keys].flatMap((key) => {
    const payer = db.payer.findFirst({ where: { key: { equals: key } } });
    const isReader = payer && payer.user_id !== 0 && payer.allowed_pages.includes(EVENTS_PAGE);
    return isReader && concerns(event, readerIn(db, event.objekt_sifra, payer)) ? [payer] : [];
  });
}
