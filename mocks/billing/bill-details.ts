import type { Caller } from '../server/context';
import { unitLabel } from '../units/unit-label';
import type { Db, OpenItemRow, UnitRow } from '../world/db';
import type { ItemDetails } from './open-items';
import { upnOf } from './upn';

/**
 * What an answer on a bill needs besides its row: the unit's label, the payment order, the path of its document.
 * @throws when the bill is on a unit that nobody has
 */
export function billDetails(
  db: Db,
  { user, payer }: Caller,
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
  const upn = upnOf(item, { user, manager, building, codePayer: payer.code_payer });
  return { naziv_enote: unitLabel(unit), upn, pot_pdf: billPath(product, item.st_dokumenta) };
}

/**
 * The unit that a bill is on, whoever has it now: the bills of a unit that is sold stay with who owed them.
 * @throws when nobody has it
 */
export function billedUnit(db: Db, inventarna_stevilka: string): UnitRow {
  const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
  return db.unit.findFirst({ where, strict: true });
}

/** Where a bill's document is, under the product that the caller came by. */
export function billPath(product: string, number: string): string {
  return `/api/${product}-user/v2/pdf/${number}`;
}
