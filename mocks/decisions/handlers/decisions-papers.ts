import type { HttpHandler } from 'msw';
import type { VoteReceipt } from '../../../src/api/schema';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { ownersOnly } from '../../server/owned';
import type { Db, RowOf } from '../../world/db';
import { ballotDocument } from '../ballot-document';
import { stateOf } from '../decision-state';
import { ownDecision } from '../own-decision';
import { ownPart, voteOf } from '../own-part';
import { receiptDocument } from '../receipt-document';

/** The receipt of the caller's vote on the portal. */
function receiptIn(db: Db, row: RowOf<'decision'>, { payer }: Caller): VoteReceipt | undefined {
  const text = voteOf(db, row, payer)?.potrdilo ?? '';
  return text === '' ? undefined : JSON.parse(text);
}

/** Receipts of votes, and the paper to sign (pages.md P30). */
export function decisionsPapersHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/decision/{id_odlocitve}/receipt',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'tenant') return response(403).json(ownersOnly);
        const receipt = row === 'foreign' ? undefined : receiptIn(db, row, caller);
        return receipt ? response(200).json(receipt) : response(404).json({ code: 4 });
      },
    ),

    http.get(
      '/api/{product}-user/v2/decision/{id_odlocitve}/receipt/pdf',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'tenant') return response(403).json(ownersOnly);
        const receipt = row === 'foreign' ? undefined : receiptIn(db, row, caller);
        if (!receipt) return response(404).json({ code: 4 });
        const headers = attachmentHeaders('application/pdf', `potrdilo_${receipt.st_potrdila}.pdf`);
        const file = await receiptDocument(db, caller, receipt);
        return response.untyped(new Response(file, { headers }));
      },
    ),

    http.get(
      '/api/{product}-user/v2/decision/{id_odlocitve}/ballot',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'tenant') return response(403).json(ownersOnly);
        if (row === 'foreign') return response(404).json({ code: 4 });
        const isOpen = ['najavljeno', 'odprto'].includes(stateOf(row));
        const { upravicen } = ownPart(db, row, caller.payer);
        if (row.vrsta !== 'listina' || !isOpen || !upravicen) {
          return response(404).json({ code: 4 });
        }
        const headers = attachmentHeaders('application/pdf', `listina_${row.id_odlocitve}.pdf`);
        return response.untyped(new Response(await ballotDocument(db, caller, row), { headers }));
      },
    ),
  ];
}
