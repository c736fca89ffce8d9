import type { HttpHandler } from 'msw';
import { buildingRole } from '../../building/building-role';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import { entrancesOf } from '../entrances';
import { faultAnswer, isVisible, newestFirst } from '../fault-answer';

/** The faults of a building, which all its residents see without names (pages.md P31). */
export function faultsHandlers({ db, clock, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/faults/{objekt_sifra}', ({ request, params, response }) => {
      const caller = callerOf(request);
      const { objekt_sifra, product } = params;
      if (!buildingRole(db, caller.payer, objekt_sifra)) return response(404).json({ code: 4 });
      const prijave = db.fault
        .findMany({ where: { objekt_sifra: { equals: objekt_sifra } } })
        .filter((row) => isVisible(row, caller))
        .map((row) => faultAnswer(db, row, caller, product))
        .sort(newestFirst);
      const vhodi = entrancesOf(db, objekt_sifra);
      return response(200).json({ zdaj: clock.minute(), vhodi, prijave, ...allRows(prijave) });
    }),
  ];
}
