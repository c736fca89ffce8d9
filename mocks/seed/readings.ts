import type { RowOf } from '../db';

const flat14 = { inventarna_stevilka: '0137014' };
const rules = {
  ...flat14,
  objekt_sifra: '0137',
  delez_po_porabi: 70,
  korekcijski_faktor: 0.92,
  stopnja_ddv: 22,
  id_dokumenta: null,
};

/** Heat billings of flat 14: 10/2026 is domain.md P5, 10/2025 is invented. */
export const heatMonths: readonly RowOf<'heatMonth'>[] = [
  {
    ...rules,
    key: '0137014/2026-10',
    obdobje: '2026-10',
    datum_od: '2026-10-01',
    datum_do: '2026-10-31',
    strosek_stavbe: 342_840,
    enote_stavbe: 11_236.4,
    strosek_tople_vode: 184_680,
    topla_voda_stavbe: 270,
  },
  {
    ...rules,
    key: '0137014/2025-10',
    obdobje: '2025-10',
    datum_od: '2025-10-01',
    datum_do: '2025-10-31',
    strosek_stavbe: 325_920,
    enote_stavbe: 10_984.2,
    strosek_tople_vode: 178_200,
    topla_voda_stavbe: 266,
  },
];

const rooms = [
  ['70114501', 'Dnevna soba', 1.42],
  ['70114502', 'Kuhinja', 0.96],
  ['70114503', 'Spalnica', 1.12],
  ['70114504', 'Otroška soba', 1.12],
] as const;

/** The meters of flat 14 in October of a year: the allocators by room, and the hot water. */
function october(
  year: number,
  allocators: readonly [number, number, number, number],
  [before, after]: readonly [number, number],
): RowOf<'meterReading'>[] {
  const common = {
    ...flat14,
    obdobje: `${year}-10`,
    datum_prejsnji: `${year}-09-30`,
    datum_odcitka: `${year}-10-31`,
    nacin: 'daljinsko' as const,
  };
  return [
    ...rooms.map(([st_merilnika, prostor, faktor], index) => ({
      ...common,
      key: `${st_merilnika}/${year}-10`,
      st_merilnika,
      vrsta_merilnika: 'delilnik' as const,
      prostor,
      stanje_prejsnje: 0,
      stanje_novo: allocators[index] ?? 0,
      enota_mere: 'enota' as const,
      faktor,
    })),
    {
      ...common,
      key: `33009871/${year}-10`,
      st_merilnika: '33009871',
      vrsta_merilnika: 'vodomer_topla',
      prostor: 'Kopalnica',
      stanje_prejsnje: before,
      stanje_novo: after,
      enota_mere: 'm³',
      faktor: null,
    },
  ];
}

/** Readings of flat 14. */
export const meterReadings: readonly RowOf<'meterReading'>[] = [
  ...october(2026, [118, 41, 36, 62], [214.3, 217.4]),
  ...october(2025, [114, 40, 35, 59], [178.1, 181.1]),
];
