import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import type { PathOf } from '../server/openable';
import { currentUnits } from '../units/tenure';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { Db, RowOf } from '../world/db';
import { fundMonths, sumSide } from './fund-months';
import { toPlan } from './fund-plans';

type ReserveFund = components['schemas']['ReserveFund'];
type Posting = RowOf<'fundPosting'>;

/** A year of a building's reserve fund, computed from its ledger, debts and the caller's bills (pages.md P6). */
export function reserveFundOf(
  db: Db,
  caller: Caller,
  fund: RowOf<'reserveFund'>,
  invoiceOf: PathOf<Posting>,
): ReserveFund {
  const where = { objekt_sifra: { equals: fund.objekt_sifra } };
  const building = db.buildingFacts.findFirst({ where, strict: true });
  const account = db.building.findFirst({ where, strict: true });
  const postings = db.fundPosting.findMany({ where });
  const inflow = (type: Posting['vrsta']) => sumSide(postings, type, 'dobro');
  const outflow = (type: Posting['vrsta']) => sumSide(postings, type, 'breme');
  const [paidIn, interest] = [inflow('vplacilo'), inflow('obresti')];
  const [spent, fees] = [outflow('poraba'), outflow('banka')];
  const other = sumCents(
    (['prenos', 'posojilo', 'storno'] as const).map((type) => inflow(type) - outflow(type)),
  );
  const months = Number(fund.datum_stanja.slice(5, 7));
  const monthly = contribution(building.povrsina, building.prispevek_na_m2);
  const debts = db.fundDebt.findMany({ where });
  return {
    leto: fund.leto,
    datum_stanja: fund.datum_stanja,
    zacetno_stanje: toEuro(fund.zacetno_stanje),
    zaracunano: toEuro(months * monthly),
    vplacano: toEuro(paidIn),
    obresti: toEuro(interest),
    poraba: toEuro(spent),
    stroski_banke: toEuro(fees),
    drugi_promet: toEuro(other),
    koncno_stanje: toEuro(fund.zacetno_stanje + paidIn + interest + other - spent - fees),
    neplacano: toEuro(sumCents(debts.map(({ dolg }) => dolg))),
    rezervirano: toEuro(fund.rezervirano),
    obveznosti_posojila: toEuro(fund.obveznosti_posojila),
    prispevek_na_m2: toEuro(building.prispevek_na_m2),
    mesecni_prispevek_stavbe: building.povrsina === 0 ? null : toEuro(monthly),
    ...ownPart(db, caller, fund, building.prispevek_na_m2),
    iban: account.iban_rezervni_sklad,
    banka: fund.banka,
    vrsta_racuna: fund.vrsta_racuna,
    podpisnik_izplacil: fund.podpisnik_izplacil,
    po_mesecih: fundMonths(fund, postings),
    poraba_po_delih: postings
      .filter(({ vrsta }) => vrsta === 'poraba')
      .sort((a, b) => b.datum.localeCompare(a.datum))
      .map((posting) => ({
        datum: posting.datum,
        opis: posting.opis,
        izvajalec: posting.partner,
        st_racuna: posting.st_dokumenta,
        znesek: toEuro(posting.breme),
        podlaga: posting.podlaga,
        id_odlocitve: posting.id_odlocitve,
        pot_pdf: invoiceOf(posting),
      })),
    nacrt: db.fundPlan.findMany({ where }).map(toPlan),
  };
}

/** The caller's own part, for all own units in the building, on the fund's balance date. */
function ownPart(db: Db, { payer }: Caller, fund: RowOf<'reserveFund'>, rate: Cents) {
  const own = currentUnits(db, payer.key, fund.objekt_sifra);
  const keys = [...new Set(own.map(({ inventarna_stevilka }) => inventarna_stevilka))];
  const facts = keys.flatMap((key) => paying(db, key));
  const bills = db.bill
    .findMany({ where: { payer: { equals: payer.key }, sklad: { equals: 'rezervni_sklad' } } })
    .filter((bill) => keys.includes(bill.inventarna_stevilka));
  const numbers = new Set(bills.map(({ st_dokumenta }) => st_dokumenta));
  const paid = db.payment
    .findMany({ where: { payer: { equals: payer.key } } })
    .filter((row) => numbers.has(row.st_dokumenta) && row.datum <= fund.datum_stanja);
  const ofYear = paid.filter(({ datum }) => datum.startsWith(`${fund.leto}-`));
  const issued = bills.filter(({ datum_izdaje }) => datum_izdaje <= fund.datum_stanja);
  const amount = (rows: readonly { readonly znesek: Cents }[]) =>
    sumCents(rows.map(({ znesek }) => znesek));
  const earlier = sumCents(facts.map(({ vplacano_prej }) => vplacano_prej));
  const areas = facts.map(({ povrsina }) => povrsina);
  return {
    povrsina_enote: sumCents(areas) / 100,
    moj_prispevek: toEuro(sumCents(areas.map((area) => contribution(area, rate)))),
    moje_vplacano_leto: toEuro(amount(ofYear)),
    moje_vplacano_skupaj: toEuro(earlier + amount(paid)),
    moje_odprto: toEuro(amount(issued) - amount(paid)),
  };
}

/** The facts of a unit that pays into the fund. */
function paying(db: Db, key: string) {
  const fact = db.unitFact.findFirst({ where: { inventarna_stevilka: { equals: key } } });
  if (fact === null || fact.vplacano_prej === null) return [];
  return [{ povrsina: fact.povrsina, vplacano_prej: fact.vplacano_prej }];
}

/** The monthly contribution for an area in hundredths of m², rounded to the cent. */
function contribution(area: number, rate: Cents): Cents {
  return Math.round((area * rate) / 100);
}
