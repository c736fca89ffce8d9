import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import type { Db } from '../../world/db';
import { annualPdf } from '../annual-document';
import { annualStatement } from '../annual-statement';

/** Whether the caller has the unit; true without one. */
function isOwn(db: Db, caller: Caller, unit: string | null): boolean {
  return unit === null || standingOnUnit(db, caller, unit) !== 'foreign';
}

/** The annual statement and its document (pages.md P16); another payer code is answered as an unknown one. */
export function annualHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/annual_statement/{code_payer}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const { code_payer, product } = params;
        const unit = query.get('inventarna_stevilka');
        if (code_payer !== caller.payer.code_payer || !isOwn(db, caller, unit)) {
          return response(404).json({ code: 4 });
        }
        const year = query.get('leto') === null ? null : Number(query.get('leto'));
        return response(200).json(annualStatement(db, caller, { product, year, unit }));
      },
    ),
    http.get(
      '/api/{product}-user/v2/annual_statement/pdf/{code_payer}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const { code_payer, product } = params;
        const unit = query.get('inventarna_stevilka');
        if (code_payer !== caller.payer.code_payer || !isOwn(db, caller, unit)) {
          return response(404).json({ code: 4 });
        }
        const year = Number(query.get('leto'));
        const statement = annualStatement(db, caller, { product, year, unit });
        if (statement.pot_pdf === null) return response(404).json({ code: 4 });
        const name = `letni_pregled_${statement.leto}_${code_payer}.pdf`;
        const headers = attachmentHeaders('application/pdf', name);
        return response.untyped(new Response(annualPdf(statement), { headers }));
      },
    ),
  ];
}
