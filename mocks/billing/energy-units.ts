import type { Comparability, Determination } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';
import { heatBillOf, heatMeters, hotWaterUsed } from './heat-billing';

type ReadingRow = RowOf<'meterReading'>;

/** The energy of one unit in one month. */
export interface UnitEnergy {
  readonly obdobje: string;
  readonly nacin_dolocitve: Determination;
  readonly obracunske_enote: number | null;
  readonly toplota_enote_kwh: number | null;
  readonly topla_voda_m3: number | null;
  /** Whether the building was heated. */
  readonly heated: boolean;
  /** The numbers of the meters of heat; a new meter has none before. */
  readonly meters: readonly string[];
  readonly hasNewMeter: boolean;
}

/** Counts, factors and corrections have three decimals each. */
const THOUSANDTHS = 1000;
const UNIT_DECIMALS = 1e4;

/** Units of allocators, weighted and exact to four decimals: the rounding of a bill would change a comparison. */
export function exactUnits(allocators: readonly ReadingRow[], correction: number): number {
  const thousandths = (value: number) => BigInt(Math.round(value * THOUSANDTHS));
  const sum = allocators.reduce(
    (all, { stanje_novo, stanje_prejsnje, faktor }) =>
      all +
      (thousandths(stanje_novo) - thousandths(stanje_prejsnje)) *
        thousandths(faktor ?? 1) *
        thousandths(correction),
    0n,
  );
  const parts = 10n ** 9n / BigInt(UNIT_DECIMALS);
  return Number((2n * sum + parts) / (2n * parts)) / UNIT_DECIMALS;
}

/**
 * The energy of a unit in a month of its building.
 * @param readings of the unit and month
 */
export function unitEnergy(
  db: Db,
  building: RowOf<'buildingEnergy'>,
  unit: string,
  readings: readonly ReadingRow[],
): UnitEnergy {
  const { obdobje, toplota_kwh } = building;
  const heat = readings.filter(({ vrsta_merilnika }) => heatMeters.has(vrsta_merilnika));
  const hasWater = readings.some(({ vrsta_merilnika }) => vrsta_merilnika === 'vodomer_topla');
  const common = {
    obdobje,
    topla_voda_m3: hasWater ? hotWaterUsed(readings) : null,
    heated: (toplota_kwh ?? 0) > 0,
    meters: heat.map(({ st_merilnika }) => st_merilnika).sort(),
    hasNewMeter: heat.some(({ datum_prejsnji }) => datum_prejsnji === null),
  };
  if (heat.length === 0) {
    const none = { obracunske_enote: null, toplota_enote_kwh: null };
    return { ...common, ...none, nacin_dolocitve: 'ni_mogoce' };
  }
  if (heat.every(({ vrsta_merilnika }) => vrsta_merilnika === 'kalorimeter')) {
    const used = heat.reduce((sum, row) => sum + (row.stanje_novo - row.stanje_prejsnje), 0);
    const kwh = Math.round(used * THOUSANDTHS) / THOUSANDTHS;
    const measured = { obracunske_enote: null, toplota_enote_kwh: kwh };
    return { ...common, ...measured, nacin_dolocitve: 'izmerjeno' };
  }
  const key = { equals: `${unit}/${obdobje}` };
  const month = db.heatMonth.findFirst({ where: { key } });
  const share = month ? heatBillOf(db, month, readings).porabniski_delez : null;
  return {
    ...common,
    nacin_dolocitve: 'porazdeljeno',
    obracunske_enote: exactUnits(heat, month?.korekcijski_faktor ?? 1),
    toplota_enote_kwh:
      share === null || toplota_kwh === null ? null : Math.round((toplota_kwh * share) / 100),
  };
}

/**
 * Whether two months of a unit can be compared.
 * @param before the same month of last year; `undefined` without data, `'hidden'` when it is another person's
 */
export function comparability(
  now: UnitEnergy,
  before: UnitEnergy | 'hidden' | undefined,
): Comparability {
  if (before === 'hidden') return 'drug_uporabnik';
  if (before === undefined) return 'ni_lani';
  if (now.heated !== before.heated) return 'druga_sezona';
  const isSame = String(now.meters) === String(before.meters);
  return now.hasNewMeter || before.hasNewMeter || !isSame ? 'zamenjan_merilnik' : 'primerljivo';
}
