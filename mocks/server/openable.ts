import { buildingRole } from '../building/building-role';
import { documentPath } from '../files/attachments';
import type { Db, RowOf } from '../world/db';
import type { CallersPayer } from './context';

type DocumentRow = RowOf<'document'>;

/** Finds the path of a row's file; `null` when the caller can open none. */
export type PathOf<Row> = (row: Row) => string | null;

/** Whether a payer may see something in a building or addressed to a payer (C9, "Who sees what"). */
export function isFor(
  db: Db,
  payer: CallersPayer,
  item: Pick<RowOf<'document'>, 'objekt_sifra' | 'samo_lastnik'> & { payer?: string | null },
): boolean {
  if (item.objekt_sifra === null) return item.payer === payer.key;
  const role = buildingRole(db, payer, item.objekt_sifra);
  return role === 'owner' || (role === 'user' && !item.samo_lastnik);
}

/** Whether a payer may open a file: it is for this payer, and its page is allowed. */
export function canOpen(db: Db, payer: CallersPayer, file: DocumentRow): boolean {
  return payer.allowed_pages.includes(file.stran) && isFor(db, payer, file);
}

/**
 * Path of a file for a payer.
 * @param id of the document, `null` without one
 * @returns `null` when this payer can open no such file
 */
export function pathFor(
  db: Db,
  payer: CallersPayer,
  product: string,
  id: number | null,
): string | null {
  const file =
    id === null ? null : db.document.findFirst({ where: { id_dokumenta: { equals: id } } });
  return file && canOpen(db, payer, file) ? documentPath(product, file.id_dokumenta) : null;
}
