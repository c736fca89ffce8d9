import type { components } from '../../src/api/schema';
import { type Cents, roundCents, sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';

type CostSpecification = components['schemas']['CostSpecification'];
type Row = RowOf<'costLine'>;
type Sums = Pick<
  CostSpecification,
  'postavke' | 'skupine' | 'rekapitulacija_ddv' | 'skupaj_osnova' | 'skupaj_ddv' | 'skupaj_znesek'
>;

/** A unit's part of a cost, in cents. */
export interface CostShare {
  readonly osnova: Cents;
  readonly ddv: Cents;
}

/**
 * A unit's part of a building's cost, net and VAT each rounded to the cent (pages.md P14).
 * @param row net cost in cents, the quantities of building and unit, the VAT rate in percent
 */
export function shareOf(
  row: Pick<Row, 'znesek_racuna' | 'kolicina_stavbe' | 'kolicina_enote' | 'stopnja_ddv'>,
): CostShare {
  const parts = row.znesek_racuna * tenThousandths(row.kolicina_enote);
  const osnova = roundCents(parts / tenThousandths(row.kolicina_stavbe));
  return { osnova, ddv: roundCents((osnova * Math.round(row.stopnja_ddv * 100)) / 10_000) };
}

/** A quantity or a share in percent as a whole number, so that half a cent stays exact. */
function tenThousandths(quantity: number): number {
  return Math.round(quantity * 10_000);
}

/**
 * The lines of a bill with subtotals by group, by VAT rate and in all.
 * @param complaints the caller's complaint about a line, by the line's name
 * @param invoices the documents that the caller may open, by the number of the invoice
 */
export function costSums(
  rows: readonly Row[],
  complaints: ReadonlyMap<string, string> = new Map(),
  invoices: ReadonlyMap<string, number> = new Map(),
): Sums {
  const shares = rows.map((row) => ({ row, ...shareOf(row) }));
  const groups = [...new Set(rows.map(({ skupina }) => skupina))];
  const rates = [...new Set(rows.map(({ stopnja_ddv }) => stopnja_ddv))].sort((a, b) => a - b);
  const all = totals(shares);
  return {
    postavke: shares.map(({ row, osnova, ddv }) => ({
      ...toLine(row, { osnova, ddv }),
      id_dokumenta: invoices.get(row.st_racuna) ?? null,
      id_reklamacije: complaints.get(row.vrsta_stroska) ?? null,
    })),
    skupine: groups.map((skupina) => ({
      skupina,
      ...totals(shares.filter(({ row }) => row.skupina === skupina)),
    })),
    rekapitulacija_ddv: rates.map((stopnja) => {
      const { osnova, ddv } = totals(shares.filter(({ row }) => row.stopnja_ddv === stopnja));
      return { stopnja, osnova, ddv };
    }),
    skupaj_osnova: all.osnova,
    skupaj_ddv: all.ddv,
    skupaj_znesek: all.znesek,
  };
}

function toLine(
  row: Row,
  { osnova, ddv }: CostShare,
): Omit<CostSpecification['postavke'][number], 'id_dokumenta' | 'id_reklamacije'> {
  return {
    skupina: row.skupina,
    vrsta_stroska: row.vrsta_stroska,
    dobavitelj: row.dobavitelj,
    st_racuna: row.st_racuna,
    datum_racuna: row.datum_racuna,
    znesek_racuna: toEuro(row.znesek_racuna),
    kljuc: row.kljuc,
    kolicina_stavbe: row.kolicina_stavbe,
    kolicina_enote: row.kolicina_enote,
    delez: percentOf(row.kolicina_enote, row.kolicina_stavbe),
    osnova: toEuro(osnova),
    stopnja_ddv: row.stopnja_ddv,
    ddv: toEuro(ddv),
    znesek: toEuro(osnova + ddv),
  };
}

/** A part of a whole in percent, rounded to four decimals (pages.md 2.2). */
export function percentOf(part: number, whole: number): number {
  return Math.round((part * 1_000_000) / whole) / 10_000;
}

function totals(shares: readonly CostShare[]) {
  const osnova = sumCents(shares.map((share) => share.osnova));
  const ddv = sumCents(shares.map((share) => share.ddv));
  return { osnova: toEuro(osnova), ddv: toEuro(ddv), znesek: toEuro(osnova + ddv) };
}
