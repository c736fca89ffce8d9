import { dayAfter } from '../../generated/days';
import type { RowOf } from '../../world/db';
import { brezovaCosts } from './brezova-costs';
import { javorjevaCosts } from './javorjeva-costs';

/** Heating degree-days; invented, as `vir_primanjkljaja` tells. */
const degreeDays: Readonly<Record<string, number>> = {
  '2025-01': 598.4,
  '2025-02': 521.7,
  '2025-03': 412.3,
  '2025-04': 208.6,
  '2025-10': 268,
  '2025-11': 455.1,
  '2025-12': 560.2,
  '2026-01': 561.2,
  '2026-02': 492.5,
  '2026-03': 405.1,
  '2026-04': 190.4,
  '2026-10': 281.4,
};

/** The part of the year's heat that falls to a month, in percent. */
const partOfYear: Readonly<Record<string, number>> = {
  '01': 19,
  '02': 16.2,
  '03': 13.1,
  '04': 6.6,
  '10': 8.9,
  '11': 15.4,
  '12': 20.8,
};

/** The price of a megawatt-hour in euros. */
const prices: Readonly<Record<string, number>> = { 2025: 75.1, 2026: 78.4 };

/** The buildings with the fixed part of a month's cost in cents; the one without heat bills is like the first. */
const buildings = [
  { objekt_sifra: '0137', heat: javorjevaCosts.heat, fixed: 75_496 },
  { objekt_sifra: '0291', heat: brezovaCosts.heat, fixed: 19_800 },
  { objekt_sifra: '0044', heat: javorjevaCosts.heat, fixed: 75_496 },
];

/** The heat of the buildings, month by month: cost = fixed part + price × heat. */
export const buildingEnergy: readonly RowOf<'buildingEnergy'>[] = buildings.flatMap(
  ({ objekt_sifra, heat, fixed }) =>
    Object.entries(heat).map(([obdobje, [strosek]]) => {
      const price = prices[obdobje.slice(0, 4)] ?? 1;
      const isHeated = strosek > 0;
      const cena_fiksni = isHeated ? fixed : 0;
      return {
        key: `${objekt_sifra}/${obdobje}`,
        objekt_sifra,
        obdobje,
        toplota_kwh: Math.round(((strosek - cena_fiksni) / price) * 10_000) / 1000,
        temperaturni_primanjkljaj: degreeDays[obdobje] ?? null,
        strosek,
        cena_variabilni_na_mwh: isHeated ? price : null,
        cena_fiksni,
        delez_leta: partOfYear[obdobje.slice(5)] ?? 0,
        obvesceno_ob: `${dayAfter(obdobje, 11)}T06:30:00+01:00`,
      };
    }),
);
