import { addDays, lastDayOf } from '../../values/days';
import type { RowOf } from '../../world/db';
import type { BilledHome } from './billed-home';
import { homes } from './homes';

/** Heat billings of the homes, by month. */
export const heatMonths: readonly RowOf<'heatMonth'>[] = homes.flatMap((home) =>
  Object.entries(home.costs.heat).map(
    (
      [obdobje, [strosek_stavbe, enote_stavbe, , strosek_tople_vode, topla_voda_stavbe]],
      index,
    ) => ({
      inventarna_stevilka: home.inventarna_stevilka,
      objekt_sifra: home.objekt_sifra,
      delez_po_porabi: 70,
      korekcijski_faktor: home.korekcijski_faktor,
      stopnja_ddv: 22,
      key: `${home.inventarna_stevilka}/${obdobje}`,
      obdobje,
      datum_od: `${obdobje}-01`,
      datum_do: lastDayOf(obdobje),
      strosek_stavbe,
      enote_stavbe,
      strosek_tople_vode,
      topla_voda_stavbe,
      id_dokumenta: home.firstDocument + index,
    }),
  ),
);

/** The meters of a home in a month: the allocators by room, and hot water, whose previous reading is `before`. */
function readingsOf(home: BilledHome, obdobje: string, before: number): RowOf<'meterReading'>[] {
  const [, , allocators, , , water] = home.costs.heat[obdobje] ?? [];
  const common = {
    inventarna_stevilka: home.inventarna_stevilka,
    obdobje,
    datum_prejsnji: addDays(`${obdobje}-01`, -1),
    datum_odcitka: lastDayOf(obdobje),
    nacin: 'daljinsko' as const,
  };
  return [
    ...home.rooms.map(([st_merilnika, prostor, faktor], index) => ({
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
      key: `${home.waterMeter}/${obdobje}`,
      st_merilnika: home.waterMeter,
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
function stateBefore({ costs, firstReading }: BilledHome, period: string): number {
  const months = Object.entries(costs.heat).filter(([month]) => month < period);
  return litres(months.reduce((state, [, [, , , , , water]]) => state + water, firstReading));
}

/** Readings of the homes, month by month. */
export const meterReadings: readonly RowOf<'meterReading'>[] = homes.flatMap((home) =>
  Object.keys(home.costs.heat).flatMap((period) =>
    readingsOf(home, period, stateBefore(home, period)),
  ),
);
