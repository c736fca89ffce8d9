import type { Caller } from '../server/context';
import { unitLabel } from '../units/unit-label';
import type { Db, OpenItemRow, UnitRow } from '../world/db';
import type { ItemDetails } from './open-items';
import { upnOf } from './upn';

/**
 * The data of a bill in an answer that its row does not have: the unit's label, the payment order, the document's path.
 * The payer of the order is the one whom the manager bills, also when an invited person asks: the order is that of the
 * bill's document.
 * @throws when no such unit exists
 */
export function billDetails(
  db: Db,
  { payer }: Pick<Caller, 'payer'>,
  product: string,
  item: OpenItemRow,
): ItemDetails {
  const unit = billedUnit(db, item.inventarna_stevilka);
  const manager = db.manager.findFirst({
    where: { manager: { equals: payer.manager } },
    strict: true,
  });
  const building = db.building.findFirst({
    where: { objekt_sifra: { equals: unit.objekt_sifra } },
  });
  const user = db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict: true });
  const upn = upnOf(item, { user, manager, building, codePayer: payer.code_payer });
  return { naziv_enote: unitLabel(unit), upn, pot_pdf: billPath(product, item.st_dokumenta) };
}

/**
 * The unit of a bill, even if another payer has the unit now: the bills of a sold unit stay with the previous payer.
 * @throws when no such unit exists
 */
export function billedUnit(db: Db, inventarna_stevilka: string): UnitRow {
  const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
  return db.unit.findFirst({ where, strict: true });
}

/** The path of a bill's document, with the caller's product. */
export function billPath(product: string, number: string): string {
  return `/api/${product}-user/v2/pdf/${number}`;
}
