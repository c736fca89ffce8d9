import type { RowOf } from '../../world/db';

type Registered = RowOf<'registeredUnit'>;

/** The differences from the default: two persons without a dog since 2020. */
type Change = Partial<Pick<Registered, 'st_oseb' | 'st_psov' | 'prazna' | 'velja_od'>>;

/** Building 0137: flats 12 to 16 and Lokal 1 are from pages.md P20; with the others it has 97 persons and 6 dogs. */
const flats0137: Readonly<Record<number, Change>> = {
  1: { st_oseb: 3 },
  2: { st_oseb: 1, velja_od: '2022-05-01' },
  4: { st_oseb: 4, st_psov: 1, velja_od: '2021-02-01' },
  6: { st_oseb: 3 },
  8: { st_oseb: 5, velja_od: '2024-09-01' },
  11: { st_oseb: 1, prazna: true, velja_od: '2026-02-01' },
  13: { st_oseb: 4, st_psov: 1, velja_od: '2023-09-01' },
  14: { st_oseb: 3, st_psov: 1, velja_od: '2026-06-01' },
  15: { st_oseb: 1, prazna: true, velja_od: '2025-03-01' },
  18: { st_oseb: 4 },
  21: { st_oseb: 3, st_psov: 1, velja_od: '2022-11-01' },
  24: { st_oseb: 4 },
  27: { st_oseb: 3, velja_od: '2025-08-01' },
  29: { st_oseb: 1 },
  32: { st_oseb: 3, st_psov: 2, velja_od: '2023-04-01' },
  35: { st_oseb: 3 },
};

const flats0291: Readonly<Record<number, Change>> = {
  3: { st_oseb: 4 },
  7: { st_oseb: 2, velja_od: '2025-04-01' },
  9: { st_oseb: 1, st_psov: 1 },
};

/** The flats of a building, numbered from 1; the unit's key ends with the number. */
function flatsOf(
  objekt_sifra: string,
  count: number,
  changes: Readonly<Record<number, Change>>,
): readonly Registered[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const inventarna_stevilka = `${objekt_sifra}${String(number).padStart(3, '0')}`;
    return {
      key: `${objekt_sifra}/${inventarna_stevilka}`,
      objekt_sifra,
      inventarna_stevilka,
      oznaka_enote: `Enota ${number}`,
      vrsta_enote: 'stanovanje',
      st_oseb: 2,
      st_psov: 0,
      prazna: false,
      velja_od: '2020-01-01',
      ...changes[number],
    };
  });
}

/** A business unit. */
function shop(number: number, st_oseb: number, velja_od: string): Registered {
  const inventarna_stevilka = `0137L0${number}`;
  return {
    key: `0137/${inventarna_stevilka}`,
    objekt_sifra: '0137',
    inventarna_stevilka,
    oznaka_enote: `Lokal ${number}`,
    vrsta_enote: 'poslovni_prostor',
    st_oseb,
    st_psov: 0,
    prazna: false,
    velja_od,
  };
}

/** Registered numbers of all units of the buildings, without names. */
export const registeredUnits: readonly Registered[] = [
  ...flatsOf('0137', 40, flats0137),
  shop(1, 2, '2022-04-01'),
  shop(2, 1, '2021-10-01'),
  ...flatsOf('0291', 18, flats0291),
  ...flatsOf('0044', 12, { 9: { st_oseb: 1, velja_od: '2024-02-01' } }),
];

/** Earlier registrations of units (invented). */
export const registeredHistory: readonly Omit<RowOf<'registeredHistory'>, 'key'>[] = [
  {
    inventarna_stevilka: '0137014',
    velja_od: '2026-06-01',
    velja_do: null,
    st_oseb: 3,
    st_psov: 1,
    vir: 'spletna_prijava',
  },
  {
    inventarna_stevilka: '0137014',
    velja_od: '2019-09-01',
    velja_do: '2026-05-31',
    st_oseb: 2,
    st_psov: 1,
    vir: 'pisna_prijava',
  },
  {
    inventarna_stevilka: '0137014',
    velja_od: '2014-06-01',
    velja_do: '2019-08-31',
    st_oseb: 2,
    st_psov: 0,
    vir: 'upravnik',
  },
];
