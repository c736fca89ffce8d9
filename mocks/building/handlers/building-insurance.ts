import type { HttpHandler } from 'msw';
import type { InsuranceContract } from '../../../src/api/schema';
import { daysPast } from '../../billing/bill-status';
import { documentPath } from '../../files/attachments';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { currentUnits } from '../../units/tenure';
import { byText } from '../../values/by-text';
import { toEuro } from '../../values/money';
import type { RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { buildingRole } from '../building-role';

type Contract = InsuranceContract;

/** Insurance of a building, with the selected unit's part (pages.md P23). */
export function insuranceHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  const findUnit = ({ payer }: Caller, objekt_sifra: string, unitKey: string) =>
    currentUnits(db, payer.key, objekt_sifra).find(
      ({ inventarna_stevilka }) => inventarna_stevilka === unitKey,
    );

  return [
    http.get(
      '/api/{product}-user/v2/insurance_contracts/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const { objekt_sifra, product } = params;
        const unit = findUnit(caller, objekt_sifra, query.get('inventarna_stevilka'));
        if (!unit) return response(404).json({ code: 4 });
        const isOwner = buildingRole(db, caller.payer, objekt_sifra) === 'owner';
        const where = { inventarna_stevilka: { equals: unit.inventarna_stevilka } };
        const { delez } = db.unitFact.findFirst({ where, strict: true });
        const rows = db.insuranceContract
          .findMany({ where: { objekt_sifra: { equals: objekt_sifra } } })
          .sort((a, b) => byText(endOf(b), endOf(a)) || a.id_pogodbe - b.id_pogodbe);
        return response(200).json(
          rows.map((row) => ({
            ...toContract(row, product),
            ...priceOf(row, isOwner, delez, product),
          })),
        );
      },
    ),
  ];
}

/** A contract without an end comes before all others. */
function endOf({ velja_do }: RowOf<'insuranceContract'>): string {
  return velja_do ?? '9';
}

type Price = Pick<Contract, 'letna_premija' | 'mesecni_strosek_enote' | 'pot_pdf'>;

/** Only for owners: the premium, the unit's part of it, and the policy that contains them (C9). */
function priceOf(
  { letna_premija, id_police }: RowOf<'insuranceContract'>,
  isOwner: boolean,
  share: number,
  product: string,
): Price {
  if (!isOwner) return { letna_premija: null, mesecni_strosek_enote: null, pot_pdf: null };
  return {
    letna_premija: toEuro(letna_premija),
    mesecni_strosek_enote: toEuro(Math.round((letna_premija * share) / 10_000 / 12)),
    pot_pdf: id_police === null ? null : documentPath(product, id_police),
  };
}

function toContract(row: RowOf<'insuranceContract'>, product: string): Omit<Contract, keyof Price> {
  return {
    id_pogodbe: row.id_pogodbe,
    zavarovalnica: row.zavarovalnica,
    st_police: row.st_police,
    vrsta_zavarovanja: row.vrsta_zavarovanja,
    predmet: row.predmet,
    kritja: [...row.kritja],
    izkljucitve: row.izkljucitve,
    zavarovalna_vsota: toEuro(row.zavarovalna_vsota),
    fransiza: row.fransiza,
    velja_od: row.velja_od,
    velja_do: row.velja_do,
    poteklo: daysPast(row.velja_do, DEMO_TODAY) > 0,
    vkljucena_enota: true,
    prijava_skode: {
      telefon: row.telefon,
      email: row.email,
      splet: row.splet,
      stran_obrazca: row.stran_obrazca,
    },
    pot_pogoji: row.id_pogojev === null ? null : documentPath(product, row.id_pogojev),
  };
}
