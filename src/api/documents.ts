import { queryOptions } from '@tanstack/react-query';
import type { DocumentRecord } from '../domain/api-types';
import { api } from './client';
import { type Download, download, NoDocument } from './download';
import { ApiError, unwrap } from './errors';
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
  return queryOptions({
    queryKey: ['manager-documents', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/manager_documents/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
        listManagerDocumentsAnswer,
      ),
  });
}

async function readRecord(id: number, signal: AbortSignal) {
  const path = { product: api().product, id_vlozisca: id };
  return unwrap(
    await api().client.GET('/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}', {
      params: { path },
      signal,
    }),
    getDocumentRecordAnswer,
  );
}

/** One record with its files (`pages.md` P9). */
export function documentRecordQuery(id: number) {
  return queryOptions({
    queryKey: ['manager-documents', 'record', id],
    queryFn: ({ signal }) => readRecord(id, signal),
  });
}

/** Whether a record is not there or not for this user; which of the two is never told (`pages.md` P9). */
export function isNoRecord(error: unknown): boolean {
  return error instanceof ApiError && ([403, 404].includes(error.status) || error.code === 4);
}

/**
 * The one file of a record, `pages.md` P8. Where the list does not say where it is, the record is asked.
 *
 * @throws NoDocument when the record has none or is gone, and what `download` throws
 */
export async function downloadOnlyFile(
  { id_vlozisca, pot }: Pick<DocumentRecord, 'id_vlozisca' | 'pot'>,
  signal: AbortSignal,
): Promise<Download> {
  if (pot !== null) return download(pot, signal);
  const { dokumenti } = await readRecord(id_vlozisca, signal).catch((cause: unknown) => {
    throw isNoRecord(cause) ? new NoDocument(cause) : cause;
  });
  const [file] = dokumenti;
  if (!file) throw new NoDocument();
  return download(file.pot, signal);
}

/**
 * Suppliers' invoices to a building, of all periods (`pages.md` P10).
 *
 * @param building - `objekt_sifra`
 */
export function supplierDocumentsQuery(building: string) {
  return queryOptions({
    queryKey: ['supplier-documents', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/supplier_documents/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
        listSupplierDocumentsAnswer,
      ),
  });
}
