import type { FundPlan, ReserveFund } from '../api-types';
import { addMonths } from '../dates/period';
import { type Cents, sumCents, toCents } from '../money/cents';

/** A month that is still to come; amounts in cents. */
export interface ForecastMonth {
  readonly obdobje: string;
  readonly works: Cents;
  /** At the end of the month, after the works. */
  readonly balance: Cents;
}

/** When the money suffices for one planned work. */
export interface PlanOutlook {
  readonly work: FundPlan;
  /** The month in the planned year from which on there is enough; `undefined` when there is not in all of that year. */
  readonly enoughFrom: string | undefined;
  /** What is missing in December of that year; 0 where there is enough. */
  readonly missing: Cents;
  /** When there would be enough if the work waited; `undefined` when nothing more comes in. */
  readonly enoughLater: string | undefined;
}

/** The fund from the month after its state up to the end of the last planned year. */
export interface FundForecast {
  readonly start: Cents;
  readonly monthly: Cents;
  readonly months: readonly ForecastMonth[];
  readonly outlooks: readonly PlanOutlook[];
}

/** A plan reaches no further; a year of 2100 would be a mistake. */
const LONGEST_YEARS = 15;

type Basis = Pick<
  ReserveFund,
  'datum_stanja' | 'koncno_stanje' | 'rezervirano' | 'mesecni_prispevek_stavbe' | 'nacrt'
>;

/** The works that this fund is to pay and whose year is not over, in the order in which they are due; none after a placeholder date. */
function worksAhead({ nacrt }: Basis, first: string): FundPlan[] {
  const year = Number(first.slice(0, 4));
  return nacrt
    .filter(({ leto, iz_sklada }) => iz_sklada && leto >= year && leto < year + LONGEST_YEARS)
    .sort((one, other) => one.leto - other.leto);
}

/** What is told of a work that is done though the money does not suffice. */
function shortOf(work: FundPlan, before: Cents, december: string, monthly: Cents): PlanOutlook {
  const missing = toCents(work.ocena) - before;
  const wait = monthly > 0n ? Number((missing + monthly - 1n) / monthly) : undefined;
  const enoughLater = wait === undefined ? undefined : addMonths(december, wait);
  return { work, enoughFrom: undefined, missing, enoughLater };
}

/**
 * The maintenance plan against the fund, month by month: balance without what is reserved, and the building's contribution
 * in force each month. A work is paid in the first month of its year in which there is enough, else in December, so that
 * what is missing is seen (`pages.md` P6).
 *
 * @returns `undefined` when something that it needs is not known, or the fund is to pay nothing: nothing is invented
 */
export function forecastFund(fund: Basis): FundForecast | undefined {
  const { datum_stanja, koncno_stanje, rezervirano, mesecni_prispevek_stavbe } = fund;
  if (mesecni_prispevek_stavbe === null) return undefined;
  const first = addMonths(datum_stanja.slice(0, 7), 1);
  const works = worksAhead(fund, first);
  const lastYear = works.at(-1)?.leto;
  if (lastYear === undefined) return undefined;

  const start = toCents(koncno_stanje) - toCents(rezervirano);
  const monthly = toCents(mesecni_prispevek_stavbe);
  const months: ForecastMonth[] = [];
  const outlooks: PlanOutlook[] = [];
  let waiting = works;
  let balance = start;
  for (let obdobje = first; obdobje <= `${lastYear}-12`; obdobje = addMonths(obdobje, 1)) {
    balance += monthly;
    const paid: FundPlan[] = [];
    for (const work of waiting) {
      if (work.leto > Number(obdobje.slice(0, 4))) break;
      const before = balance;
      const enough = before >= toCents(work.ocena);
      // The next in line does not overtake.
      if (!enough && !obdobje.endsWith('-12')) break;
      outlooks.push(
        enough
          ? { work, enoughFrom: obdobje, missing: 0n, enoughLater: undefined }
          : shortOf(work, before, obdobje, monthly),
      );
      balance -= toCents(work.ocena);
      paid.push(work);
    }
    waiting = waiting.slice(paid.length);
    months.push({ obdobje, works: sumCents(paid.map(({ ocena }) => ocena)), balance });
  }
  return { start, monthly, months, outlooks };
}
