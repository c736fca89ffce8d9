import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { openUnits } from '../units/tenure';
import { unitLabel } from '../units/unit-label';
import { byText } from '../values/by-text';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { Db, RowOf } from '../world/db';
import { billedUnit } from './bill-details';
import { billLines } from './bill-lines';
import { shareOf } from './cost-specification';
import { groupWords } from './cost-words';
import { isDuring } from './tenant-items';

type AnnualUnit = components['schemas']['AnnualUnit'];
type Cost = AnnualUnit['stroski'][number];
type Bearer = components['schemas']['CostBearer'];

/** A regular bill of a unit, and who bears it. */
interface BorneBill {
  readonly bill: RowOf<'bill'>;
  readonly bremeni: Bearer;
}

/**
 * The regular bills that a payer's statement has: the payer's own, and those of tenants during their leases, which a person
 * whom the payer has invited does not see (pages.md P32).
 */
export function borneBills(db: Db, caller: Caller): readonly BorneBill[] {
  const { payer, access } = caller;
  const regular = (key: string) =>
    db.bill.findMany({ where: { payer: { equals: key }, sklad: { equals: 'redni' } } });
  const units = db.unit.findMany({ where: { payer: { equals: payer.key } } });
  const used = new Set(
    units
      .filter(({ inventarna_stevilka }) =>
        units.every((row) => row.inventarna_stevilka !== inventarna_stevilka || row.vrsta === 'U'),
      )
      .map(({ inventarna_stevilka }) => inventarna_stevilka),
  );
  const own = regular(payer.key).map((bill) => ({
    bill,
    bremeni: used.has(bill.inventarna_stevilka) ? ('najemnik' as const) : ('lastnik' as const),
  }));
  const leases = access ? [] : db.lease.findMany({ where: { owner: { equals: payer.key } } });
  const passedOn = leases.flatMap((lease) =>
    regular(lease.tenant)
      .filter((bill) => bill.inventarna_stevilka === lease.inventarna_stevilka)
      .filter(({ obdobje }) => isDuring(lease, obdobje))
      .map((bill) => ({ bill, bremeni: 'najemnik' as const })),
  );
  const isOpen = openUnits(db, caller);
  return [...own, ...passedOn].filter(({ bill }) => isOpen(bill));
}

/** A unit's year; the bills are those of the unit in the year. */
export function annualUnit(
  db: Db,
  { payer }: Caller,
  key: string,
  year: number,
  bills: readonly BorneBill[],
): AnnualUnit {
  const sorted = [...bills].sort(
    (a, b) =>
      byText(a.bill.obdobje, b.bill.obdobje) || byText(a.bill.st_dokumenta, b.bill.st_dokumenta),
  );
  const lines = sorted.map((borne) => ({ ...borne, lines: billLines(db, borne.bill) }));
  const costs = costsOf(lines);
  const bare = lines.filter((each) => each.lines.length === 0);
  const months = Array.from(
    { length: 12 },
    (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`,
  );
  const billed = new Set(sorted.map(({ bill }) => bill.obdobje));
  return {
    inventarna_stevilka: key,
    naziv_enote: unitLabel(billedUnit(db, key)),
    obracuni: sorted.map(({ bill, bremeni }) => ({
      obdobje: bill.obdobje,
      st_dokumenta: bill.payer === payer.key ? bill.st_dokumenta : null,
      znesek: toEuro(bill.znesek),
      bremeni,
    })),
    manjkajoci_meseci: months.filter((month) => !billed.has(month)),
    stroski: costs,
    brez_specifikacije_lastnika: toEuro(borneBy('lastnik', bare)),
    brez_specifikacije_najemnika: toEuro(borneBy('najemnik', bare)),
    skupaj_lastnik: toEuro(borneBy('lastnik', sorted)),
    skupaj_najemnik: toEuro(borneBy('najemnik', sorted)),
    skupaj_znesek: toEuro(sumCents(sorted.map(({ bill }) => bill.znesek))),
  };
}

function borneBy(who: Bearer, bills: readonly BorneBill[]): Cents {
  return sumCents(
    bills.filter(({ bremeni }) => bremeni === who).map(({ bill: { znesek } }) => znesek),
  );
}

/** The lines of all bills by group and kind of cost. */
function costsOf(
  bills: readonly (Pick<BorneBill, 'bremeni'> & { readonly lines: readonly RowOf<'costLine'>[] })[],
): Cost[] {
  const sums = new Map<
    string,
    { row: RowOf<'costLine'>; osnova: Cents; ddv: Cents; lastnik: Cents }
  >();
  for (const { bremeni, lines } of bills) {
    for (const row of lines) {
      const id = `${row.skupina}/${row.vrsta_stroska}`;
      const { osnova, ddv } = shareOf(row);
      const sum = sums.get(id) ?? { row, osnova: 0, ddv: 0, lastnik: 0 };
      sums.set(id, {
        row,
        osnova: sum.osnova + osnova,
        ddv: sum.ddv + ddv,
        lastnik: sum.lastnik + (bremeni === 'lastnik' ? osnova + ddv : 0),
      });
    }
  }
  const order = Object.keys(groupWords);
  return [...sums.values()]
    .sort(
      (a, b) =>
        order.indexOf(a.row.skupina) - order.indexOf(b.row.skupina) ||
        byText(a.row.vrsta_stroska, b.row.vrsta_stroska),
    )
    .map(({ row, osnova, ddv, lastnik }) => ({
      skupina: row.skupina,
      vrsta_stroska: row.vrsta_stroska,
      osnova: toEuro(osnova),
      ddv: toEuro(ddv),
      znesek: toEuro(osnova + ddv),
      bremeni_lastnika: toEuro(lastnik),
      bremeni_najemnika: toEuro(osnova + ddv - lastnik),
    }));
}
