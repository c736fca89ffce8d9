import type { Attachment } from '../../src/api/schema';
import type { Db } from '../world/db';

/** Path of a document's file (`downloadDocument`) for the product that the portal is mounted for. */
export function documentPath(product: string, id: number): string {
  return `/api/${product}-user/v2/documents/${id}`;
}

/** A file's extension in lower case, without the dot. */
export function fileType(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/**
 * The attachments of a message (pages.md P11, P19).
 * @throws when there is no such document
 */
export function attachmentsOf(db: Db, product: string, ids: readonly number[]): Attachment[] {
  return ids.map((id) => {
    const where = { id_dokumenta: { equals: id } };
    const { datoteka, velikost } = db.document.findFirst({ where, strict: true });
    const pot = documentPath(product, id);
    return { naziv: datoteka, vrsta: fileType(datoteka), velikost, pot };
  });
}
