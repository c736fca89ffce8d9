import type { HttpHandler } from 'msw';
import type { components } from '../../../src/api/schema';
import { daysPast } from '../../billing/bill-status';
import { heatDocument, heatMonthOf } from '../../billing/heat-document';
import { buildingRole } from '../../building/building-role';
import { attachmentHeaders } from '../../files/attachment-headers';
import { documentPath, fileType } from '../../files/attachments';
import { fileContent } from '../../files/file-content';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { canOpen, isFor } from '../../server/openable';
import { openUnits } from '../../units/tenure';
import { allRows } from '../../values/all-rows';
import { byText } from '../../values/by-text';
import type { Db, RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { filesOf, recordFor } from '../record-files';
import { recordZipPath } from './documents-zip';

type DocumentRecord = components['schemas']['DocumentRecord'];

/** A record counts as new for this many days. */
const newFor = 60;

/** Records of a building, their files, and every document's file (pages.md P8, P9). */
export function documentsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/manager_documents/{objekt_sifra}',
      ({ request, params, response }) => {
        const { payer } = callerOf(request);
        if (!buildingRole(db, payer, params.objekt_sifra)) return response(404).json({ code: 4 });
        const where = { objekt_sifra: { equals: params.objekt_sifra } };
        const rows = db.documentRecord.findMany({ where }).filter((row) => isFor(db, payer, row));
        const vlozisca = rows
          .map((row) => toRecord(db, params.product, row))
          .sort((a, b) => byText(b.datum, a.datum) || b.id_vlozisca - a.id_vlozisca);
        return response(200).json({ vlozisca, skupaj: vlozisca.length });
      },
    ),

    http.get(
      '/api/{product}-user/v2/manager_documents/vlozisce/{id_vlozisca}',
      ({ request, params, response }) => {
        const row = recordFor(db, callerOf(request).payer, Number(params.id_vlozisca));
        if (!row) return response(404).json({ code: 4 });
        const { id_vlozisca, naziv, vrsta, st_zadeve, datum, opis } = row;
        const dokumenti = filesOf(db, row).map((file) => ({
          id_dokumenta: file.id_dokumenta,
          naziv_dokumenta: file.datoteka,
          opis: file.opis,
          datum: file.datum,
          koncnica: fileType(file.datoteka),
          velikost: file.velikost,
          pot: documentPath(params.product, file.id_dokumenta),
        }));
        const vlozisce = { id_vlozisca, naziv, vrsta, st_zadeve, datum, opis };
        const pot_zip = dokumenti.length > 1 ? recordZipPath(params.product, id_vlozisca) : null;
        return response(200).json({ vlozisce, dokumenti, pot_zip, ...allRows(dokumenti) });
      },
    ),

    http.get('/api/{product}-user/v2/documents/{id_dokumenta}', ({ request, params, response }) => {
      const caller = callerOf(request);
      const where = { id_dokumenta: { equals: Number(params.id_dokumenta) } };
      const file = db.document.findFirst({ where });
      if (!file || !canOpen(db, caller.payer, file)) return response(404).json({ code: 4 });
      const heat = heatMonthOf(db, file);
      if (heat && !openUnits(db, caller)(heat)) return response(404).json({ code: 4 });
      const { type, bytes } = heat
        ? { type: 'application/pdf', bytes: heatDocument(db, heat, file) }
        : fileContent(file);
      const headers = attachmentHeaders(type, file.datoteka);
      return response.untyped(new Response(bytes, { headers }));
    }),
  ];
}

function toRecord(db: Db, product: string, row: RowOf<'documentRecord'>): DocumentRecord {
  const [file, ...others] = filesOf(db, row);
  return {
    id_vlozisca: row.id_vlozisca,
    naziv: row.naziv,
    vrsta: row.vrsta,
    st_zadeve: row.st_zadeve,
    datum: row.datum,
    datum_objave: row.datum_objave,
    velja_do: row.velja_do,
    st_dokumentov: file ? 1 + others.length : 0,
    novo: daysPast(row.datum_objave.slice(0, 10), DEMO_TODAY) <= newFor,
    pot: file && others.length === 0 ? documentPath(product, file.id_dokumenta) : null,
  };
}
