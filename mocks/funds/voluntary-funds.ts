import type { components } from '../../src/api/schema';
import { daysPast } from '../billing/bill-status';
import type { PathOf } from '../server/openable';
import { sumCents, toEuro } from '../values/money';
import type { Db, RowOf } from '../world/db';

type VoluntaryFund = components['schemas']['VoluntaryFund'];

/** A voluntary fund with its ledger, the newest line first, and the payer's own part (pages.md P7). */
export function voluntaryFundOf(
  db: Db,
  payer: string,
  fund: RowOf<'voluntaryFund'>,
  today: string,
  fileOf: PathOf<RowOf<'voluntaryPosting'>>,
): VoluntaryFund {
  const where = { id_sklada: { equals: fund.id_sklada } };
  const share = db.voluntaryShare.findFirst({ where: { ...where, payer: { equals: payer } } });
  const rows = db.voluntaryPosting
    .findMany({ where })
    .sort((a, b) => a.datum.localeCompare(b.datum));
  const paidIn = sumCents(rows.map(({ dobro }) => dobro));
  const spent = sumCents(rows.map(({ breme }) => breme));
  const balanceAfter = (index: number) =>
    sumCents(rows.slice(0, index + 1).map(({ dobro, breme }) => dobro - breme));
  return {
    id_sklada: fund.id_sklada,
    naziv: fund.naziv,
    namen: fund.namen,
    podlaga: fund.podlaga,
    datum_sklepa: fund.datum_sklepa,
    velja_od: fund.velja_od,
    velja_do: fund.velja_do,
    zakljucen: daysPast(fund.velja_do, today) > 0,
    prispevek: toEuro(fund.prispevek),
    osnova_prispevka: fund.osnova_prispevka,
    ciljni_znesek: toEuro(fund.ciljni_znesek),
    zacetno_stanje: toEuro(fund.zacetno_stanje),
    zaracunano: toEuro(fund.zaracunano),
    vplacano: toEuro(paidIn),
    poraba: toEuro(spent),
    stanje: toEuro(fund.zacetno_stanje + paidIn - spent),
    moje_zaracunano: toEuro(share?.zaracunano ?? 0),
    moje_vplacano: toEuro(share?.vplacano ?? 0),
    promet: rows
      .map((row, index) => ({
        datum: row.datum,
        opis: row.opis,
        izvajalec: row.izvajalec,
        breme: toEuro(row.breme),
        dobro: toEuro(row.dobro),
        saldo: toEuro(fund.zacetno_stanje + balanceAfter(index)),
        pot_pdf: fileOf(row),
      }))
      .reverse(),
  };
}

/** Whether a fund is open or has lines in a year; true for every fund without a year. */
export function isKeptIn(fund: RowOf<'voluntaryFund'>, year: string | null): boolean {
  if (year === null) return true;
  const until = fund.velja_do?.slice(0, 4) ?? '9999';
  return fund.velja_od.slice(0, 4) <= year && year <= until;
}

/** The years up to this one in which any of the funds is open, the newest first. */
export function yearsOf(funds: readonly RowOf<'voluntaryFund'>[], today: string): number[] {
  const last = Number(today.slice(0, 4));
  const first = Math.min(last, ...funds.map(({ velja_od }) => Number(velja_od.slice(0, 4))));
  return Array.from({ length: last - first + 1 }, (_, index) => last - index).filter((year) =>
    funds.some((fund) => isKeptIn(fund, String(year))),
  );
}
