import { canOpen } from '../server/openable';
import type { Db, PayerRow } from '../world/db';

/** The suppliers' invoices of a building that a payer may open: the id of the document by the invoice's number. */
export function openInvoices(
  db: Db,
  payer: PayerRow,
  objekt_sifra: string,
): ReadonlyMap<string, number> {
  const invoices = db.supplierDocument.findMany({
    where: { objekt_sifra: { equals: objekt_sifra } },
  });
  return new Map(
    invoices.flatMap(({ id_dokumenta, st_racuna }): [string, number][] => {
      const file = db.document.findFirst({ where: { id_dokumenta: { equals: id_dokumenta } } });
      return file && canOpen(db, payer, file) ? [[st_racuna, id_dokumenta]] : [];
    }),
  );
}
