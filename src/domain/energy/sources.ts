import type { EnergyComparison, EnergyMonth } from '../api-types';
import { addMonths } from '../dates/period';
import { toParts } from '../money/exact';

const WHOLE = 10_000n;
/** Emissions may be left out for systems up to this power, in MW (`docs/energy-information.md`, rule 11). */
const MOST_WITHOUT_EMISSIONS = 20;

/** Whether the sources of heat add up to 100.00 % (rule 9); an unknown mix does. */
export function isWholeMix(mix: EnergyMonth['mesanica_energentov']): boolean {
  const sum = mix.reduce((all, { delez }) => all + toParts(delez, 2), 0n);
  return mix.length === 0 || sum === WHOLE;
}

/** Whether emissions are shown, may be left out by law, or are missing (rule 11). */
export function emissionsState(month: EnergyMonth): 'known' | 'not-required' | 'missing' {
  const { emisije_g_na_kwh: grams, emisije_kg: kilograms, toplotna_moc_sistema_mw: power } = month;
  if (grams !== null || kilograms !== null) return 'known';
  return power !== null && power <= MOST_WITHOUT_EMISSIONS ? 'not-required' : 'missing';
}

/** Emissions of the twelve months that end with a month. */
export interface YearEmissions {
  /** In tenths of a kilogram. */
  readonly kilograms: bigint;
  /** How many of the twelve months have data. */
  readonly months: number;
}

/** The emissions of the year that ends with a month, as far as they are known; `undefined` without any. */
export function yearEmissions(
  months: readonly EnergyComparison[],
  last: string,
): YearEmissions | undefined {
  const first = addMonths(last, -11);
  const known = months.flatMap(({ obdobje, emisije_kg: kilograms }) =>
    obdobje >= first && obdobje <= last && kilograms !== null ? [toParts(kilograms, 1)] : [],
  );
  if (known.length === 0) return undefined;
  return { kilograms: known.reduce((sum, each) => sum + each, 0n), months: known.length };
}
