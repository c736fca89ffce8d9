import type { RowOf } from '../../world/db';

type Debt = RowOf<'fundDebt'>;

/** @param owner `surname, first name` of a person, the name of a company */
function debt(
  oznaka_enote: string,
  owner: string,
  st_mesecev: number,
  najstarejsi_dolg: string,
  najstarejsi_rok: string,
  dolg: number,
  faza: Debt['faza'],
): Debt {
  return {
    key: `0137/${oznaka_enote}`,
    objekt_sifra: '0137',
    oznaka_enote,
    dolznik: owner.split(', ').reverse().join(' '),
    dolznik_po_abecedi: owner.replace(',', ''),
    st_mesecev,
    najstarejsi_dolg,
    najstarejsi_rok,
    dolg,
    obresti: 0,
    faza,
  };
}

/**
 * Unpaid contributions on 31.10.2026: older ones are from pages.md P12, the youngest are invented and add up to its
 * sum.
 */
export const fundDebts: readonly Debt[] = [
  debt('Enota 5', 'Rozman, Peter', 14, '2025-07', '2025-08-29', 43_680, 'izvrsba'),
  debt('Enota 21', 'Hribar, Simona', 8, '2026-01', '2026-02-27', 35_616, 'poziv'),
  debt('Lokal 1', 'Pekarna Vzorec d.o.o.', 5, '2026-04', '2026-05-29', 25_500, 'opomin'),
  debt('Enota 33', 'Kos, Marija', 3, '2026-06', '2026-07-31', 10_080, 'opomin'),
  debt('Enota 2', 'Mlakar, Jože', 1, '2026-09', '2026-10-30', 3780, 'opomin'),
  debt('Enota 9', 'Vidmar, Nina', 1, '2026-09', '2026-10-30', 5220, 'opomin'),
  debt('Enota 17', 'Turk, Andrej', 1, '2026-09', '2026-10-30', 3144, 'opomin'),
  debt('Enota 28', 'Žagar, Metka', 1, '2026-09', '2026-10-30', 4608, 'opomin'),
  debt('Enota 40', 'Oblak, Boris', 1, '2026-09', '2026-10-30', 3780, 'opomin'),
];
