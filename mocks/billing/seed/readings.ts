import { dayAfter, monthBefore } from '../../generated/days';
import type { RowOf } from '../../world/db';
import { monthHeat } from './flat-14-months';

const flat14 = { inventarna_stevilka: '0137014' };
const rules = {
  ...flat14,
  objekt_sifra: '0137',
  delez_po_porabi: 70,
  korekcijski_faktor: 0.92,
  stopnja_ddv: 22,
};

/** The first id of documents of heat billings. */
const FIRST_DOCUMENT_ID = 771_501;

/** Heat billings of flat 14, by month. */
export const heatMonths: readonly RowOf<'heatMonth'>[] = Object.entries(monthHeat).map(
  ([obdobje, [strosek_stavbe, enote_stavbe, , strosek_tople_vode, topla_voda_stavbe]], index) => ({
    ...rules,
    key: `0137014/${obdobje}`,
    obdobje,
    datum_od: `${obdobje}-01`,
    datum_do: dayAfter(obdobje, 0),
    strosek_stavbe,
    enote_stavbe,
    strosek_tople_vode,
    topla_voda_stavbe,
    id_dokumenta: FIRST_DOCUMENT_ID + index,
  }),
);

const rooms = [
  ['70114501', 'Dnevna soba', 1.42],
  ['70114502', 'Kuhinja', 0.96],
  ['70114503', 'Spalnica', 1.12],
  ['70114504', 'Otroška soba', 1.12],
] as const;

/** The water meter's reading before the first month, in m³: the months then add up to 214.3 before 10/2026 (P5). */
const FIRST_READING_M3 = 152;

/** The meters of flat 14 in a month: the allocators by room, and hot water, whose previous reading is `before`. */
function readingsOf(obdobje: string, before: number): RowOf<'meterReading'>[] {
  const [, , allocators, , , water] = monthHeat[obdobje] ?? [];
  const common = {
    ...flat14,
    obdobje,
    datum_prejsnji: dayAfter(monthBefore(obdobje), 0),
    datum_odcitka: dayAfter(obdobje, 0),
    nacin: 'daljinsko' as const,
  };
  return [
    ...rooms.map(([st_merilnika, prostor, faktor], index) => ({
      ...common,
      key: `${st_merilnika}/${obdobje}`,
      st_merilnika,
      vrsta_merilnika: 'delilnik' as const,
      prostor,
      stanje_prejsnje: 0,
      stanje_novo: allocators?.[index] ?? 0,
      enota_mere: 'enota' as const,
      faktor,
    })),
    {
      ...common,
      key: `33009871/${obdobje}`,
      st_merilnika: '33009871',
      vrsta_merilnika: 'vodomer_topla',
      prostor: 'Kopalnica',
      stanje_prejsnje: before,
      stanje_novo: litres(before + (water ?? 0)),
      enota_mere: 'm³',
      faktor: null,
    },
  ];
}

/** Whole litres, so that sums of m³ stay exact. */
function litres(cubicMetres: number): number {
  return Math.round(cubicMetres * 1000) / 1000;
}

/** The water meter's reading before a month. */
function stateBefore(period: string): number {
  const months = Object.entries(monthHeat).filter(([month]) => month < period);
  return litres(months.reduce((state, [, [, , , , , water]]) => state + water, FIRST_READING_M3));
}

/** Readings of flat 14, month by month. */
export const meterReadings: readonly RowOf<'meterReading'>[] = Object.keys(monthHeat).flatMap(
  (period) => readingsOf(period, stateBefore(period)),
);
