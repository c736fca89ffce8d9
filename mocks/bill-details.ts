import { unitLabel } from '../src/domain/unit';
import type { Db, OpenItemRow } from './db';
import type { Caller } from './handlers/context';
import type { ItemDetails } from './open-items';
import { upnOf } from './upn';

/**
 * What an answer on a bill needs besides its row: the unit's label, the payment order, the path of its document.
 * @throws when the bill is on a unit that its payer does not have
 */
export function billDetails(
  db: Db,
  { user, payer }: Caller,
  product: string,
  item: OpenItemRow,
): ItemDetails {
  const unit = db.unit.findFirst({
    where: {
      payer: { equals: payer.key },
      inventarna_stevilka: { equals: item.inventarna_stevilka },
    },
  });
  if (!unit) throw new Error(`bill ${item.key} is on a unit that its payer does not have`);
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

/** Where a bill's document is, under the product that the caller came by. */
export function billPath(product: string, number: string): string {
  return `/api/${product}-user/v2/pdf/${number}`;
}
