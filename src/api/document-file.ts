import type { Api } from './client';
import { type Download, download } from './download';

/**
 * Downloads a document by its id.
 *
 * @throws as `download`
 */
export function downloadDocument(id: number) {
  return (api: Api, signal: AbortSignal): Promise<Download> =>
    download(api, `/api/${api.product}-user/v2/documents/${id}`, signal);
}
