import { type Zippable, zipSync } from 'fflate';
import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { openUnits } from '../../units/tenure';
import { billDocument, billFileName } from '../bill-document';
import { inYear } from '../regular-bills';

/** The bills of sixteen units in a year; each document is made for its archive, which takes some 10 ms. */
const MOST_BILLS = 200;

/** Whether an archive contains these bills. */
export function fitsArchive(bills: readonly unknown[]): boolean {
  return bills.length > 0 && bills.length <= MOST_BILLS;
}

/** The documents of a year's regular bills in one archive (pages.md P16). */
export function billsZipHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/regular_billing/zip', async ({ request, query, response }) => {
      const caller = callerOf(request);
      const { payer } = caller;
      const unit = query.get('inventarna_stevilka');
      const year = query.get('leto');
      // One answer for another payer's unit, an unknown unit and a year without bills or with too many, so that it does
      // not reveal who has a unit.
      if (standingOnUnit(db, caller, unit) === 'foreign') return response(404).json({ code: 4 });
      const bills = db.bill
        .findMany({ where: { payer: { equals: payer.key }, sklad: { equals: 'redni' } } })
        .filter(openUnits(db, caller))
        .filter((bill) => unit === null || bill.inventarna_stevilka === unit)
        .filter(inYear(year));
      if (!fitsArchive(bills)) return response(404).json({ code: 4 });
      const documents: Zippable = {};
      for (const bill of bills) {
        const content = await billDocument(db, payer, bill);
        documents[billFileName(bill, bill.st_dokumenta)] = [content, { mtime: bill.datum_izdaje }];
      }
      const archive = zipSync(documents, { level: 0 });
      const name = `redni_obracuni_${year}_${payer.code_payer}.zip`;
      const headers = attachmentHeaders('application/zip', name);
      return response.untyped(new Response(archive, { headers }));
    }),
  ];
}

/**
 * The path of that archive, with the caller's product.
 * @param unit `null` for all units of the payer
 */
export function billsZipPath(product: string, year: string | number, unit: string | null): string {
  const query = new URLSearchParams({
    leto: String(year),
    ...(unit !== null && { inventarna_stevilka: unit }),
  });
  return `/api/${product}-user/v2/regular_billing/zip?${query}`;
}
