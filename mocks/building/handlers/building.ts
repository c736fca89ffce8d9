import type { HttpHandler } from 'msw';
import type { Contractor, Question } from '../../../src/api/schema';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import type { RowOf } from '../../world/db';
import { buildingRole } from '../building-role';

const slovenian = new Intl.Collator('sl');

/** Questions of the manager and contractors of a building (pages.md P21, P22). */
export function buildingHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/faq', ({ request, response }) => {
      const { manager } = callerOf(request).payer;
      const rows = db.question.findMany({ where: { manager: { equals: manager } } });
      const inOrder = rows.sort((a, b) => a.vrstni_red - b.vrstni_red);
      return response(200).json(inOrder.map(toQuestion));
    }),

    http.get(
      '/api/{product}-user/v2/contractors/{objekt_sifra}',
      ({ request, params, response }) => {
        const { objekt_sifra } = params;
        if (!buildingRole(db, callerOf(request).payer, objekt_sifra)) {
          return response(404).json({ code: 4 });
        }
        const rows = db.contractor.findMany({ where: { objekt_sifra: { equals: objekt_sifra } } });
        const sorted = rows.sort(
          (a, b) =>
            slovenian.compare(a.dejavnost, b.dejavnost) || slovenian.compare(a.naziv, b.naziv),
        );
        return response(200).json(sorted.map(toContractor));
      },
    ),
  ];
}

function toQuestion(row: RowOf<'question'>): Question {
  const { id_vprasanja, kategorija, vprasanje, odgovor, vrstni_red, posodobljeno } = row;
  const sopomenke = [...row.sopomenke];
  return { id_vprasanja, kategorija, vprasanje, odgovor, sopomenke, vrstni_red, posodobljeno };
}

function toContractor(row: RowOf<'contractor'>): Contractor {
  return {
    id_izvajalca: row.id_izvajalca,
    naziv: row.naziv,
    dejavnost: row.dejavnost,
    opis_del: row.opis_del,
    telefon: row.telefon,
    dezurni_telefon: row.dezurni_telefon,
    email: row.email,
    splet: row.splet,
    nujno: row.nujno,
    delovni_cas: row.delovni_cas,
    pogodba_od: row.pogodba_od,
    pogodba_do: row.pogodba_do,
  };
}
