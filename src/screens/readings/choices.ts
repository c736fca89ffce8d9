import type { Reading, Readings } from '../../domain/api-types';
import { compareTexts } from '../../domain/search/compare-texts';

/** Parameters of the address; a default is left out. */
export const params = { tab: 'zavihek', year: 'leto', period: 'obdobje', meter: 'vrsta' } as const;

/** The tabs; that of heat bills is shown first. */
export const tabs = {
  bills: 'obracuni',
  readings: 'odcitki',
  energy: 'poraba',
  ownReading: 'oddaja',
} as const;

/**
 * The tab of an address; a notification leads to one by a fragment, because its route has no parameters.
 *
 * @returns the tab of heat bills for an unknown one
 */
export function tabOf(address: URLSearchParams, hash: string): string {
  const asked = address.get(params.tab) ?? hash.slice(1);
  return Object.values(tabs).find((tab) => tab === asked) ?? tabs.bills;
}

/** The parameter's value for all periods of the year; a heat bill always has one period. */
export const ALL_PERIODS = 'vsa';

/** What the page shows, with the possible choices. */
export interface ReadingChoices {
  readonly tab: string;
  readonly years: readonly string[];
  /** Empty without data. */
  readonly year: string | undefined;
  /** The periods of the year, the newest first. */
  readonly periods: readonly string[];
  /** The period whose heat bill is explained. */
  readonly period: string | undefined;
  /** Whether the readings of all periods of the year are selected. */
  readonly allPeriods: boolean;
  readonly meters: readonly Reading['vrsta_merilnika'][];
  readonly meter: Reading['vrsta_merilnika'] | undefined;
}

const yearOf = (period: string) => period.slice(0, 4);
const newestFirst = (values: Iterable<string>) => [...new Set(values)].sort().reverse();

/**
 * What the page shows for an address (`pages.md` P5). A year or period without data is ignored: the newest year and its
 * newest period are shown.
 */
export function choicesOf(
  address: URLSearchParams,
  { obracuni, odcitki }: Readings,
): ReadingChoices {
  const all = newestFirst([...obracuni, ...odcitki].map(({ obdobje }) => obdobje));
  const years = newestFirst(all.map(yearOf));
  const asked = all.find((each) => each === address.get(params.period));
  const year =
    years.find((each) => each === address.get(params.year)) ??
    (asked === undefined ? years[0] : yearOf(asked));
  const periods = all.filter((period) => yearOf(period) === year);
  const ofYear = odcitki.filter(({ obdobje }) => yearOf(obdobje) === year);
  const meters = [...new Set(ofYear.map(({ vrsta_merilnika }) => vrsta_merilnika))];
  const tab = address.get(params.tab) === tabs.readings ? tabs.readings : tabs.bills;
  return {
    tab,
    years,
    year,
    periods,
    period: periods.find((each) => each === asked) ?? periods[0],
    allPeriods: tab === tabs.readings && address.get(params.period) === ALL_PERIODS,
    meters,
    meter: meters.find((each) => each === address.get(params.meter)),
  };
}

/** The chosen readings, the newest first, then by room (`pages.md` P5). */
export function chosenReadings(
  readings: readonly Reading[],
  { year, period, allPeriods, meter }: ReadingChoices,
): Reading[] {
  return readings
    .filter(({ obdobje }) => (allPeriods ? yearOf(obdobje) === year : obdobje === period))
    .filter(({ vrsta_merilnika }) => meter === undefined || vrsta_merilnika === meter)
    .sort(
      (one, other) =>
        other.obdobje.localeCompare(one.obdobje) || compareTexts(one.prostor, other.prostor),
    );
}
