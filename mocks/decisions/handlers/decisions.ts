import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { ownersOnly, standingInBuilding } from '../../server/owned';
import { decisionAnswer, rowAnswer } from '../decision-answer';
import { ownDecision } from '../own-decision';

/** The decisions of a building, only for its owners (pages.md P30). */
export function decisionsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/decisions/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const { objekt_sifra } = params;
        const standing = standingInBuilding(db, caller, objekt_sifra);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        if (standing === 'tenant') return response(403).json(ownersOnly);
        const all = db.decision.findMany({ where: { objekt_sifra: { equals: objekt_sifra } } });
        const [state, year] = [query.get('stanje'), query.get('leto')];
        const odlocitve = all
          .filter(({ zacetek }) => year === null || zacetek.startsWith(`${year}-`))
          .map((row) => rowAnswer(db, row, caller.payer))
          .filter(({ stanje }) => state === null || stanje === state)
          .sort((a, b) => Date.parse(b.zacetek) - Date.parse(a.zacetek));
        const years = new Set(all.map(({ zacetek }) => Number(zacetek.slice(0, 4))));
        return response(200).json({
          leta: [...years].sort((a, b) => b - a),
          odlocitve,
          naslednji_kazalec: null,
          stevilo_vrstic: odlocitve.length,
        });
      },
    ),

    http.get('/api/{product}-user/v2/decision/{id_odlocitve}', ({ request, params, response }) => {
      const caller = callerOf(request);
      const row = ownDecision(db, caller, params.id_odlocitve);
      if (row === 'foreign') return response(404).json({ code: 4 });
      if (row === 'tenant') return response(403).json(ownersOnly);
      return response(200).json(decisionAnswer(db, row, caller.payer));
    }),
  ];
}
