import type { HttpHandler } from 'msw';
import type { components } from '../../../src/api/schema';
import { buildingRole } from '../../building/building-role';
import { documentPath } from '../../files/attachments';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import { byText } from '../../values/by-text';
import { sumCents, toEuro } from '../../values/money';
import type { Db, RowOf } from '../../world/db';

type SupplierDocument = components['schemas']['SupplierDocument'];

/** Suppliers' invoices for a building, for its owners (pages.md P10). */
export function suppliersHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/supplier_documents/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const role = buildingRole(db, callerOf(request).payer, params.objekt_sifra);
        if (!role) return response(404).json({ code: 4 });
        if (role === 'user') {
          return response(403).json({ detail: 'Only owners of the building may see this.' });
        }
        const [first, last] = [query.get('od') ?? '0000-00', query.get('do') ?? '9999-99'];
        const where = { objekt_sifra: { equals: params.objekt_sifra } };
        const rows = db.supplierDocument
          .findMany({ where })
          .filter(({ obdobje }) => obdobje >= first && obdobje <= last)
          .sort(
            (a, b) => byText(b.datum_racuna, a.datum_racuna) || b.id_dokumenta - a.id_dokumenta,
          );
        const net = sumCents(rows.map(({ znesek_brez_ddv }) => znesek_brez_ddv));
        const tax = sumCents(rows.map(({ ddv }) => ddv));
        return response(200).json({
          dokumenti: rows.map((row) => toInvoice(db, params.product, row)),
          skupaj_brez_ddv: toEuro(net),
          skupaj_ddv: toEuro(tax),
          skupaj: toEuro(net + tax),
          ...allRows(rows),
        });
      },
    ),
  ];
}

function toInvoice(db: Db, product: string, row: RowOf<'supplierDocument'>): SupplierDocument {
  const file = db.document.findFirst({ where: { id_dokumenta: { equals: row.id_dokumenta } } });
  return {
    id_dokumenta: row.id_dokumenta,
    dobavitelj: row.dobavitelj,
    vrsta_stroska: row.vrsta_stroska,
    st_racuna: row.st_racuna,
    datum_racuna: row.datum_racuna,
    obdobje: row.obdobje,
    znesek_brez_ddv: toEuro(row.znesek_brez_ddv),
    ddv: toEuro(row.ddv),
    znesek: toEuro(row.znesek_brez_ddv + row.ddv),
    vir: row.vir,
    rok_placila: row.rok_placila,
    datum_placila: row.datum_placila,
    pot: file ? documentPath(product, row.id_dokumenta) : null,
  };
}
