import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { deliveryAnswer, mandateAnswer, mandateOf } from '../mandate/delivery-answer';
import { faultsOf, keepMandate, keptBefore, refusalOf } from '../mandate/keep-mandate';
import { mandateDocument } from '../mandate/mandate-document';
import { endMandate } from '../mandate/mandate-life';

const MANDATE = '/api/{product}-user/v2/mandate/{code_payer}';

/** How bills arrive and are paid (pages.md P37), for the payer's own user; another payer code is answered as an unknown one. */
export function deliveryHandlers(context: HandlerContext): HttpHandler[] {
  const { db, clock, mandateLife, callerOf } = context;
  const isOwn = ({ payer }: Caller, code: string) => payer.code_payer === code;
  return [
    http.get('/api/{product}-user/v2/delivery/{code_payer}', ({ request, params, response }) => {
      const caller = callerOf(request);
      return isOwn(caller, params.code_payer)
        ? response(200).json(deliveryAnswer(db, caller, params.product))
        : response(404).json({ code: 4 });
    }),

    http.post(MANDATE, async ({ request, params, response }) => {
      const caller = callerOf(request);
      const draft = await request.json();
      const { product, code_payer: codePayer } = params;
      if (!isOwn(caller, codePayer)) return response(404).json({ code: 4 });
      const before = keptBefore(db, caller, draft);
      if (before) return response(200).json(mandateAnswer(before, { product, codePayer }));
      const razlog = refusalOf(db, caller, draft);
      if (razlog) return response(409).json({ razlog });
      const napake = faultsOf(db, caller, draft);
      if (napake.length > 0) {
        return response(422).json({ code: 1, error: 'Invalid data received', napake });
      }
      const row = keepMandate(db, caller, draft, clock.now());
      if (row.stanje === 'v_podpisu') mandateLife.received(row);
      return response(200).json(mandateAnswer(row, { product, codePayer }));
    }),

    http.delete(MANDATE, ({ request, params, response }) => {
      const caller = callerOf(request);
      if (!isOwn(caller, params.code_payer)) return response(404).json({ code: 4 });
      const row = mandateOf(db, caller.payer.key);
      if (row) endMandate(db, row, clock.now());
      return response(204).empty();
    }),

    http.get(`${MANDATE}/pdf`, async ({ request, params, response }) => {
      const caller = callerOf(request);
      const row = mandateOf(db, caller.payer.key);
      if (!isOwn(caller, params.code_payer) || !row || row.stanje === 'osnutek') {
        return response(404).json({ code: 4 });
      }
      const headers = attachmentHeaders('application/pdf', `pooblastilo_${row.referenca}.pdf`);
      const file = await mandateDocument(db, row, caller.payer.manager);
      return response.untyped(new Response(file, { headers }));
    }),
  ];
}
