import type { components } from '../../src/api/schema';
import { reserveFundOf } from '../funds/reserve-fund';
import type { Caller } from '../server/context';
import { currentUnits } from '../units/tenure';
import { allRows } from '../values/all-rows';
import { byText } from '../values/by-text';
import { groupBy } from '../values/group-by';
import { sumCents, toEuro } from '../values/money';
import type { Db } from '../world/db';
import { annualUnit, borneBills } from './annual-unit';

type AnnualStatement = components['schemas']['AnnualStatement'];

/** The page of the reserve fund (§3). */
const FUND_PAGE = 4;

/** What is asked: the year, `null` for the newest one with bills; the unit, `null` for all. */
interface Asked {
  readonly product: string;
  readonly year: number | null;
  readonly unit: string | null;
}

/** The caller's year (pages.md P16): the regular bills of each unit by kind of cost, and the funds of owned buildings. */
export function annualStatement(db: Db, caller: Caller, asked: Asked): AnnualStatement {
  const { product, year, unit } = asked;
  const all = borneBills(db, caller).filter(
    ({ bill }) => unit === null || bill.inventarna_stevilka === unit,
  );
  const years = [...new Set(all.map(({ bill }) => Number(bill.obdobje.slice(0, 4))))];
  const leta = years.sort((a, b) => b - a);
  const leto = year ?? leta[0] ?? new Date().getFullYear();
  const enote = [...groupBy(all, ({ bill }) => bill.inventarna_stevilka)]
    .map(([key, bills]) =>
      annualUnit(
        db,
        caller,
        key,
        leto,
        bills.filter(({ bill }) => bill.obdobje.startsWith(`${leto}-`)),
      ),
    )
    .sort((a, b) => byText(a.naziv_enote, b.naziv_enote));
  const sum = (field: 'skupaj_lastnik' | 'skupaj_najemnik' | 'skupaj_znesek') =>
    toEuro(sumCents(enote.map((unit) => Math.round(unit[field] * 100))));
  return {
    code_payer: caller.payer.code_payer,
    leto,
    leta,
    enote,
    ...allRows(enote),
    skladi: fundsOf(db, caller, leto, unit),
    skupaj_lastnik: sum('skupaj_lastnik'),
    skupaj_najemnik: sum('skupaj_najemnik'),
    skupaj_znesek: sum('skupaj_znesek'),
    pot_pdf: leta.includes(leto)
      ? `/api/${product}-user/v2/annual_statement/pdf/${caller.payer.code_payer}?${pdfQuery(leto, unit)}`
      : null,
  };
}

function pdfQuery(leto: number, unit: string | null): string {
  const query = { leto: String(leto), ...(unit !== null && { inventarna_stevilka: unit }) };
  return new URLSearchParams(query).toString();
}

/** The funds of the buildings in which the caller owns a unit; none for a user who may not see the page of the fund. */
function fundsOf(
  db: Db,
  caller: Caller,
  leto: number,
  unitKey: string | null,
): AnnualStatement['skladi'] {
  const { key, allowed_pages } = caller.payer;
  if (!allowed_pages.includes(FUND_PAGE)) return [];
  const owned = currentUnits(db, key)
    .filter(({ vrsta }) => vrsta !== 'U')
    .filter(({ inventarna_stevilka }) => unitKey === null || inventarna_stevilka === unitKey);
  return [...groupBy(owned, ({ objekt_sifra }) => objekt_sifra)].flatMap(
    ([objekt_sifra, [unit]]) => {
      const fund = db.reserveFund.findFirst({ where: { objekt_sifra: { equals: objekt_sifra } } });
      if (!fund || fund.leto !== leto || !unit) return [];
      const of = reserveFundOf(db, caller, fund, () => null);
      return [
        {
          objekt_sifra,
          naziv: unit.naziv,
          datum_stanja: of.datum_stanja,
          zacetno_stanje: of.zacetno_stanje,
          vplacano: of.vplacano,
          obresti: of.obresti,
          drugi_promet: of.drugi_promet,
          poraba: of.poraba,
          stroski_banke: of.stroski_banke,
          koncno_stanje: of.koncno_stanje,
          moje_vplacano_leto: of.moje_vplacano_leto,
        },
      ];
    },
  );
}
