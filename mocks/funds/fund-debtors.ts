import type { FundDebtors } from '../../src/api/schema';
import { daysPast } from '../billing/bill-status';
import { allRows } from '../values/all-rows';
import { sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';

type Debtors = FundDebtors;

/**
 * Debtors of the reserve fund beyond the threshold, the largest debt first; younger debts are one sum without names
 * (pages.md P12, C9).
 * @param debts of one building
 * @param shows whether the manager shows names, or units only
 */
export function debtorsAnswer(
  debts: readonly RowOf<'fundDebt'>[],
  fund: Pick<RowOf<'reserveFund'>, 'datum_stanja' | 'prag_dni'> | null,
  shows: RowOf<'manager'>['prikaz_dolznikov'],
): Debtors {
  const { datum_stanja, prag_dni } = fund ?? { datum_stanja: null, prag_dni: 30 };
  const isOld = ({ najstarejsi_rok }: RowOf<'fundDebt'>) =>
    datum_stanja !== null && daysPast(najstarejsi_rok, datum_stanja) > prag_dni;
  const old = debts.filter(isOld).sort((a, b) => b.dolg - a.dolg);
  const total = sumCents(debts.map(({ dolg }) => dolg));
  const named = sumCents(old.map(({ dolg }) => dolg));
  return {
    datum_stanja,
    prag_dni,
    dolzniki: old.map((debt) => ({
      oznaka_enote: debt.oznaka_enote,
      dolznik: shows === 'ime' ? debt.dolznik : null,
      dolznik_po_abecedi: shows === 'ime' ? debt.dolznik_po_abecedi : null,
      st_mesecev: debt.st_mesecev,
      najstarejsi_dolg: debt.najstarejsi_dolg,
      dolg: toEuro(debt.dolg),
      obresti: toEuro(debt.obresti),
      faza: debt.faza,
    })),
    skupaj_dolg: toEuro(named),
    ostalo_pod_pragom: toEuro(total - named),
    skupaj: toEuro(total),
    ...allRows(old),
  };
}
