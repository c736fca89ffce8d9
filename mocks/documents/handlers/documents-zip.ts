import { type Zippable, zipSync } from 'fflate';
import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import { fileContent } from '../../files/file-content';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { filesOf, recordFor } from '../record-files';

/** The files of a record in one archive (pages.md P9). */
export function documentsZipHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}/zip',
      ({ request, params, response }) => {
        const row = recordFor(db, callerOf(request).payer, Number(params.id_vlozisca));
        const files = row ? filesOf(db, row) : [];
        if (files.length === 0) return response(404).json({ code: 4 });
        const content: Zippable = {};
        for (const file of files) {
          const { datoteka, id_dokumenta, datum } = file;
          const name = datoteka in content ? `${id_dokumenta}_${datoteka}` : datoteka;
          content[name] = [fileContent(file).bytes, { mtime: datum }];
        }
        const archive = zipSync(content, { level: 0 });
        const headers = attachmentHeaders('application/zip', `vlozisce_${params.id_vlozisca}.zip`);
        return response.untyped(new Response(archive, { headers }));
      },
    ),
  ];
}

/** The path of a record's archive, with the caller's product. */
export function recordZipPath(product: string, id: number): string {
  return `/api/${product}-user/v2/manager_documents/vlozisce/${id}/zip`;
}
