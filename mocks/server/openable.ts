import { buildingRole } from '../building/building-role';
import { documentPath } from '../files/attachments';
import type { Db, PayerRow, RowOf } from '../world/db';

type DocumentRow = RowOf<'document'>;

/** Finds the path of the file that belongs to a row; `null` when there is none that the caller can open. */
export type PathOf<Row> = (row: Row) => string | null;

/** Whether something that lies in a building, or is addressed to a payer, is for this payer (C9, "Who sees what"). */
export function isFor(
  db: Db,
  payer: PayerRow,
  thing: Pick<RowOf<'document'>, 'objekt_sifra' | 'samo_lastnik'> & { payer?: string | null },
): boolean {
  if (thing.objekt_sifra === null) return thing.payer === payer.key;
  const role = buildingRole(db, payer, thing.objekt_sifra);
  return role === 'owner' || (role === 'user' && !thing.samo_lastnik);
}

/** Whether a payer can open a file: it is for him, and its page is allowed. */
export function canOpen(db: Db, payer: PayerRow, file: DocumentRow): boolean {
  return payer.allowed_pages.includes(file.stran) && isFor(db, payer, file);
}

/**
 * Path of a file for a payer.
 * @param id of the document, `null` when there is none
 * @returns `null` when there is none that this payer can open
 */
export function pathFor(
  db: Db,
  payer: PayerRow,
  product: string,
  id: number | null,
): string | null {
  const file =
    id === null ? null : db.document.findFirst({ where: { id_dokumenta: { equals: id } } });
  return file && canOpen(db, payer, file) ? documentPath(product, file.id_dokumenta) : null;
}
