import type { HttpHandler } from 'msw';
import type { UnitDetails } from '../../../src/api/schema';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { groupBy } from '../../values/group-by';
import type { RowOf } from '../../world/db';
import { beginOfUnit, endOfUnit, openUnits } from '../tenure';

/** The caller's units at the chosen manager, before merging (§3 Unit), and their facts (pages.md P18). */
export function unitsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v1/e_manager/enota', ({ request, response }) => {
      const caller = callerOf(request);
      const where = { payer: { equals: caller.payer.key } };
      const units = db.unit.findMany({ where }).filter(openUnits(db, caller));
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

    http.get('/api/{product}-user/v2/unit_details', ({ request, response }) => {
      const caller = callerOf(request);
      const { payer, access } = caller;
      const where = { payer: { equals: payer.key } };
      const units = db.unit.findMany({ where }).filter(openUnits(db, caller));
      const byKey = groupBy(units, ({ inventarna_stevilka }) => inventarna_stevilka);
      return response(200).json(
        [...byKey].map(([key, rows]) => {
          const fact = db.unitFact.findFirst({
            where: { inventarna_stevilka: { equals: key } },
            strict: true,
          });
          const end = endOfUnit(db, payer.key, key);
          if (end) return toDetails(asItWas(fact, end), false);
          const own = { ...fact, velja_od: beginOfUnit(db, payer.key, key) };
          return toDetails(own, !access && rows.some(({ vrsta }) => vrsta !== 'U'));
        }),
      );
    }),
  ];
}

/** A unit that was handed over: what is registered there now is not the former owner's to see (pages.md P36). */
function asItWas(
  fact: RowOf<'unitFact'>,
  { velja_od, velja_do }: RowOf<'unitEnd'>,
): RowOf<'unitFact'> {
  return { ...fact, velja_od, velja_do, st_oseb: 0, st_psov: 0 };
}

/** Only the owner sees the tenant; a person whom the owner has invited does not. */
function toDetails(row: RowOf<'unitFact'>, owned: boolean): UnitDetails {
  return {
    inventarna_stevilka: row.inventarna_stevilka,
    naslov: row.naslov,
    posta: row.posta,
    vrsta_enote: row.vrsta_enote,
    etaza: row.etaza,
    povrsina: row.povrsina / 100,
    ogrevana_povrsina: row.ogrevana_povrsina / 100,
    solastniski_delez: `${row.delez}/10000`,
    st_oseb: row.st_oseb,
    st_psov: row.st_psov,
    id_dela_stavbe: row.id_dela_stavbe,
    velja_od: row.velja_od,
    velja_do: row.velja_do,
    najemnik: owned ? row.najemnik : null,
  };
}
