import { dayAfter } from '../../generated/days';
import type { RowOf } from '../../world/db';
import { monthHeat } from './flat-14-months';

/** Heating degree-days; they are invented, and `vir_primanjkljaja` says so. */
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

/** The fixed part of a month's cost of building 0137 in cents, and the price of a megawatt-hour in euros. */
const tariffs: Readonly<Record<string, { readonly fixed: number; readonly price: number }>> = {
  2025: { fixed: 73_180, price: 75.1 },
  2026: { fixed: 75_496, price: 78.4 },
};

/** The heat of a building beside that of building 0137, whose cost is on the heat bills. */
const sizes = [
  { objekt_sifra: '0137', part: 1 },
  { objekt_sifra: '0291', part: 0.18 },
  { objekt_sifra: '0044', part: 0.21 },
];

/** The heat of the buildings, month by month: in building 0137, cost = fixed part + price × heat. */
export const buildingEnergy: readonly RowOf<'buildingEnergy'>[] = sizes.flatMap(
  ({ objekt_sifra, part }) =>
    Object.entries(monthHeat).map(([obdobje, [whole]]) => {
      const { fixed = 0, price = 1 } = tariffs[obdobje.slice(0, 4)] ?? {};
      const isHeated = whole > 0;
      const strosek = Math.round(whole * part);
      const cena_fiksni = isHeated ? Math.round(fixed * part) : 0;
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
        obvesceno_ob: `${dayAfter(obdobje, 11)}T07:00:00+01:00`,
      };
    }),
);
