import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { annualPdf } from '../annual-document';
import { annualStatement } from '../annual-statement';

const STATEMENT = '/api/{product}-user/v2/annual_statement/{code_payer}';
const DOCUMENT = '/api/{product}-user/v2/annual_statement/pdf/{code_payer}';

interface Asked {
  readonly product: string;
  readonly code_payer: string;
  readonly leto: string | null;
  readonly unit: string | null;
}

/** The annual statement and its document (pages.md P16); another payer code is answered as an unknown one. */
export function annualHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  /** The statement that is asked for; `undefined` for another payer code or another payer's unit. */
  const statementFor = (caller: Caller, { product, code_payer, leto, unit }: Asked) => {
    const isOwnUnit = unit === null || standingOnUnit(db, caller, unit) !== 'foreign';
    if (code_payer !== caller.payer.code_payer || !isOwnUnit) return undefined;
    const year = leto === null ? null : Number(leto);
    return annualStatement(db, caller, { product, year, unit });
  };
  return [
    http.get(STATEMENT, ({ request, params, query, response }) => {
      const [leto, unit] = [query.get('leto'), query.get('inventarna_stevilka')];
      const statement = statementFor(callerOf(request), { ...params, leto, unit });
      return statement ? response(200).json(statement) : response(404).json({ code: 4 });
    }),
    http.get(DOCUMENT, async ({ request, params, query, response }) => {
      const caller = callerOf(request);
      const [leto, unit] = [query.get('leto'), query.get('inventarna_stevilka')];
      const statement = statementFor(caller, { ...params, leto, unit });
      if (!statement?.pot_pdf) return response(404).json({ code: 4 });
      const name = `letni_pregled_${statement.leto}_${statement.code_payer}.pdf`;
      const headers = attachmentHeaders('application/pdf', name);
      const file = await annualPdf(db, caller.payer, statement);
      return response.untyped(new Response(file, { headers }));
    }),
  ];
}
