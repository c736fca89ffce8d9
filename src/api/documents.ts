import type { DocumentRecord } from '../domain/api-types';
import type { Api } from './client';
import { type Download, download, NoDocument } from './download';
import { ApiError } from './errors';
import { pagedQuery } from './paged';
import { get, q } from './query';
import {
  getDocumentRecordAnswer,
  listManagerDocumentsAnswer,
  listSupplierDocumentsAnswer,
} from './shapes/documents';

/**
 * The records (vložišča) that the manager has published for a building (`pages.md` P8).
 *
 * @param building - `objekt_sifra`
 */
export function managerDocumentsQuery(building: string) {
  const path = { objekt_sifra: building };
  return q(['manager-documents', building], listManagerDocumentsAnswer, { path });
}

/** One record with its files (`pages.md` P9). */
export function documentRecordQuery(id: number) {
  return pagedQuery(['manager-documents', 'record', id], getDocumentRecordAnswer, 'dokumenti', {
    path: { id_vlozisca: id },
  });
}

/** Whether a record is missing or not for this user; the server does not say which (`pages.md` P9). */
export function isNoRecord(error: unknown): boolean {
  return error instanceof ApiError && ([403, 404].includes(error.status) || error.code === 4);
}

/**
 * Downloads the only file of a record (`pages.md` P8). Without a path in the list, the record is fetched first.
 *
 * @throws NoDocument when the record has no file or no longer exists, and what `download` throws
 */
export async function downloadOnlyFile(
  api: Api,
  { id_vlozisca, pot }: Pick<DocumentRecord, 'id_vlozisca' | 'pot'>,
  signal: AbortSignal,
): Promise<Download> {
  if (pot !== null) return download(api, pot, signal);
  const path = { id_vlozisca };
  const record = get(api, getDocumentRecordAnswer, { path }, signal);
  const { dokumenti } = await record.catch((cause: unknown) => {
    throw isNoRecord(cause) ? new NoDocument(cause) : cause;
  });
  const [file] = dokumenti;
  if (!file) throw new NoDocument();
  return download(api, file.pot, signal);
}

/**
 * Suppliers' invoices to a building, of all periods (`pages.md` P10).
 *
 * @param building - `objekt_sifra`
 */
export function supplierDocumentsQuery(building: string) {
  const path = { objekt_sifra: building };
  return pagedQuery(['supplier-documents', building], listSupplierDocumentsAnswer, 'dokumenti', {
    path,
  });
}
