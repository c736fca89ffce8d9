import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { billDocument, billFileName } from '../bill-document';
import { openBills } from '../open-bills';

/** The document of one of the caller's bills, saved under the name of pages.md 2.3 (threats.md 2.1 rule 7). */
export function billPdfHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/pdf/{st_dokumenta}', async ({ request, params, response }) => {
      const caller = callerOf(request);
      const { payer } = caller;
      const own = { payer: { equals: payer.key } };
      const bill = db.bill.findFirst({
        where: { ...own, st_dokumenta: { equals: params.st_dokumenta } },
      });
      if (!bill || !openBills(db, caller)(bill)) return response(404).json({ code: 4 });
      const name = billFileName(bill, payer.code_payer);
      const headers = attachmentHeaders('application/pdf', name);
      return response.untyped(new Response(await billDocument(db, payer, bill), { headers }));
    }),
  ];
}
