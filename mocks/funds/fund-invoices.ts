import type { Caller } from '../server/context';
import { type PathOf, pathFor } from '../server/openable';
import type { Db, RowOf } from '../world/db';

/**
 * The path of the supplier's invoice behind a posting of the reserve fund: the invoice of P10 with the same number that
 * the fund pays (pages.md P6, P10, P13).
 */
export function invoiceFinder(
  db: Db,
  { payer }: Caller,
  product: string,
): PathOf<RowOf<'fundPosting'>> {
  return ({ objekt_sifra, st_dokumenta }) => {
    const invoice = db.supplierDocument.findFirst({
      where: {
        objekt_sifra: { equals: objekt_sifra },
        st_racuna: { equals: st_dokumenta },
        vir: { equals: 'rezervni_sklad' },
      },
    });
    return pathFor(db, payer, product, invoice?.id_dokumenta ?? null);
  };
}
