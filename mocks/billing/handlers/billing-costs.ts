import type { HttpHandler } from 'msw';
import type { components } from '../../../src/api/schema';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { openUnits } from '../../units/tenure';
import { unitLabel } from '../../units/unit-label';
import { toEuro } from '../../values/money';
import type { Db } from '../../world/db';
import { complaintsAbout } from '../bill-complaint';
import { billLines } from '../bill-lines';
import { specificationPdf } from '../cost-document';
import { costSums } from '../cost-specification';
import { openInvoices } from '../open-invoices';

type CostSpecification = components['schemas']['CostSpecification'];

/** The cost specification of a unit's regular bill (pages.md P14); only for the caller's own bills. */
export function costsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/cost_specification/{inventarna_stevilka}',
      ({ request, params, query, response }) => {
        const { product, inventarna_stevilka: unit } = params;
        const asked = query.get('obdobje');
        const bill = specificationOf(db, callerOf(request), { product, unit, asked });
        return bill ? response(200).json(bill) : response(404).json({ code: 4 });
      },
    ),
    http.get(
      '/api/{product}-user/v2/cost_specification/pdf/{st_obracuna}',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const { product, st_obracuna } = params;
        const billed = db.bill.findFirst({
          where: { payer: { equals: caller.payer.key }, st_dokumenta: { equals: st_obracuna } },
        });
        if (!billed) return response(404).json({ code: 4 });
        const { inventarna_stevilka: unit, obdobje: asked } = billed;
        const bill = specificationOf(db, caller, { product, unit, asked });
        if (bill?.st_obracuna !== st_obracuna) return response(404).json({ code: 4 });
        const headers = {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="specifikacija_${asked}_${unit}.pdf"`,
          'Content-Security-Policy': 'sandbox',
        };
        return response.untyped(new Response(specificationPdf(bill), { headers }));
      },
    ),
  ];
}

interface Asked {
  readonly product: string;
  readonly unit: string;
  /** The requested period; `null` for the last one. */
  readonly asked: string | null;
}

/** The specification for one of the payer's units; `undefined` for another payer's unit. */
function specificationOf(
  db: Db,
  caller: Caller,
  { product, unit: inventarna_stevilka, asked }: Asked,
): CostSpecification | undefined {
  const where = {
    payer: { equals: caller.payer.key },
    inventarna_stevilka: { equals: inventarna_stevilka },
  };
  const unit = db.unit.findFirst({ where });
  if (!unit || !openUnits(db, caller)(unit)) return undefined;
  const bills = db.bill.findMany({ where: { ...where, sklad: { equals: 'redni' } } });
  const explained = bills
    .map((bill) => ({ bill, lines: billLines(db, bill) }))
    .filter(({ lines }) => lines.length > 0);
  const periods = [...new Set(explained.map(({ bill }) => bill.obdobje))].sort().reverse();
  const period = asked ?? periods[0] ?? null;
  const { bill, lines = [] } = explained.find((each) => each.bill.obdobje === period) ?? {};
  const before = bills.find(({ obdobje }) => obdobje === yearBefore(period));
  return {
    inventarna_stevilka,
    naziv_enote: unitLabel(unit),
    obdobja: periods,
    obdobje: period,
    st_obracuna: bill?.st_dokumenta ?? null,
    rok_placila: bill?.rok_placila ?? null,
    ...costSums(
      lines,
      complaintsAbout(db, caller, bill?.st_dokumenta),
      openInvoices(db, caller.payer, unit.objekt_sifra),
    ),
    znesek_lani: before ? toEuro(before.znesek) : null,
    pot_pdf: bill ? pdfPath(product, bill.st_dokumenta) : null,
  };
}

function pdfPath(product: string, number: string): string {
  return `/api/${product}-user/v2/cost_specification/pdf/${number}`;
}

function yearBefore(period: string | null): string | null {
  return period && `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;
}
