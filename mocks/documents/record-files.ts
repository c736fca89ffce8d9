import { isFor } from '../server/openable';
import { byText } from '../values/by-text';
import type { Db, PayerRow, RowOf } from '../world/db';

/** A record (vložišče) if this payer may see it, otherwise `undefined`. */
export function recordFor(
  db: Db,
  payer: PayerRow,
  id: number,
): RowOf<'documentRecord'> | undefined {
  const row = db.documentRecord.findFirst({ where: { id_vlozisca: { equals: id } } });
  return row && isFor(db, payer, row) ? row : undefined;
}

/** The files of a record by date, then by name (pages.md P9). */
export function filesOf(db: Db, { id_vlozisca }: Pick<RowOf<'documentRecord'>, 'id_vlozisca'>) {
  const files = db.document.findMany({ where: { id_vlozisca: { equals: id_vlozisca } } });
  return files.sort((a, b) => byText(a.datum, b.datum) || byText(a.datoteka, b.datoteka));
}
