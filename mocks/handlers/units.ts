import type { HttpHandler } from 'msw';
import type { HandlerContext } from './context';
import { http } from './http';

/** The caller's units at the chosen manager, before merging (§3 Unit). */
export function unitsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v1/e_manager/enota', ({ request, response }) => {
      const { payer } = callerOf(request);
      const units = db.unit.findMany({ where: { payer: { equals: payer.key } } });
      return response(200).json(
        units.map((unit) => ({
          objekt_sifra: unit.objekt_sifra,
          naziv: unit.naziv,
          stev_stavbe: unit.stev_stavbe,
          zaporedna: unit.zaporedna,
          stez_stanovanja: unit.stez_stanovanja,
          inventarna_stevilka: unit.inventarna_stevilka,
          vrsta: unit.vrsta,
        })),
      );
    }),
  ];
}
