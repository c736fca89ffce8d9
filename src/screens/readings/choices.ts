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
  /** The year and the period that are shown without a choice: the newest ones of the tab's own rows. */
  readonly usualYear: string | undefined;
  readonly usualPeriod: string | undefined;
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
 * What the page shows for an address (`pages.md` P5). A year or period without data is ignored. Without a choice the newest
 * bill or reading is shown, by the tab: meters are often read before the bill is there, or less often than each month.
 */
export function choicesOf(
  address: URLSearchParams,
  { obracuni, odcitki }: Readings,
): ReadingChoices {
  const tab = address.get(params.tab) === tabs.readings ? tabs.readings : tabs.bills;
  const all = newestFirst([...obracuni, ...odcitki].map(({ obdobje }) => obdobje));
  const own = newestFirst((tab === tabs.readings ? odcitki : obracuni).map((row) => row.obdobje));
  const years = newestFirst(all.map(yearOf));
  const [newest = all[0]] = own;
  const usualYear = newest && yearOf(newest);
  const asked = all.find((each) => each === address.get(params.period));
  const year =
    years.find((each) => each === address.get(params.year)) ??
    (asked === undefined ? usualYear : yearOf(asked));
  const periods = all.filter((period) => yearOf(period) === year);
  const usualPeriod = own.find((period) => yearOf(period) === year) ?? periods[0];
  const ofYear = odcitki.filter(({ obdobje }) => yearOf(obdobje) === year);
  const meters = [...new Set(ofYear.map(({ vrsta_merilnika }) => vrsta_merilnika))];
  return {
    tab,
    years,
    year,
    usualYear,
    usualPeriod,
    periods,
    period: periods.find((each) => each === asked) ?? usualPeriod,
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
