import type { HttpHandler } from 'msw';
import { unitLabel } from '../../src/domain/unit';
import type { Db, OpenItemRow } from '../db';
import { DEMO_TODAY } from '../demo-today';
import { type ItemDetails, openItemsAnswer } from '../open-items';
import { upnOf } from '../upn';
import type { Caller, HandlerContext } from './context';
import { http } from './http';

/** Open items (domain.md P4). */
export function billingHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/open_items', ({ request, query, response }) => {
      const caller = callerOf(request);
      const unitKey = query.get('inventarna_stevilka');
      const items = db.openItem.findMany({ where: { payer: { equals: caller.payer.key } } });
      if (unitKey !== null && !findUnit(db, caller, unitKey)) {
        return response(404).json({ code: 4 });
      }
      const chosen = items.filter(
        (item) => unitKey === null || item.inventarna_stevilka === unitKey,
      );
      const details = (item: OpenItemRow) => itemDetails(db, caller, item);
      return response(200).json(openItemsAnswer(chosen, DEMO_TODAY, details));
    }),
  ];
}

function findUnit(db: Db, { payer }: Caller, unitKey: string) {
  return db.unit.findFirst({
    where: { payer: { equals: payer.key }, inventarna_stevilka: { equals: unitKey } },
  });
}

function itemDetails(db: Db, caller: Caller, item: OpenItemRow): ItemDetails {
  const { user, payer } = caller;
  const unit = findUnit(db, caller, item.inventarna_stevilka);
  if (!unit) throw new Error(`open item ${item.key} is on a unit that its payer does not have`);
  const manager = db.manager.findFirst({
    where: { manager: { equals: payer.manager } },
    strict: true,
  });
  const building = db.building.findFirst({
    where: { objekt_sifra: { equals: unit.objekt_sifra } },
  });
  const upn = upnOf(item, { user, manager, building, codePayer: payer.code_payer });
  return { naziv_enote: unitLabel(unit), upn };
}
