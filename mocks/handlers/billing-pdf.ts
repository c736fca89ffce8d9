import type { HttpHandler } from 'msw';
import { unitLabel } from '../../src/domain/unit';
import { billedUnit } from '../bill-details';
import { textPdf } from '../pdf';
import type { HandlerContext } from './context';
import { http } from './http';

const kinds = {
  redni: { title: 'Redni obračun', file: 'redni_obracun' },
  rezervni_sklad: { title: 'Obračun rezervnega sklada', file: 'rezervni_sklad' },
  prostovoljni_sklad: { title: 'Obračun prostovoljnega sklada', file: 'prostovoljni_sklad' },
} as const;

/** The document of an own bill, to save under the name of domain.md 2.3 (reliability.md 2.1 rule 7). */
export function billPdfHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/pdf/{st_dokumenta}', ({ request, params, response }) => {
      const { payer } = callerOf(request);
      const own = { payer: { equals: payer.key } };
      const bill = db.bill.findFirst({
        where: { ...own, st_dokumenta: { equals: params.st_dokumenta } },
      });
      if (!bill) return response(404).json({ code: 4 });
      const unit = billedUnit(db, bill.inventarna_stevilka);
      const { title, file } = kinds[bill.sklad];
      const [year, month] = bill.obdobje.split('-');
      const pdf = textPdf([
        `${title} ${month}/${year}`,
        `Številka: ${bill.st_dokumenta}`,
        `Enota: ${unitLabel(unit)}`,
        `Obdobje: ${month}/${year}`,
        `Znesek: ${(bill.znesek / 100).toFixed(2)} EUR`,
      ]);
      const name = `${file}_${bill.obdobje}_${payer.code_payer}.pdf`;
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Security-Policy': 'sandbox',
      };
      return response.untyped(new Response(pdf, { headers }));
    }),
  ];
}
