import type { FundPlan, ReserveFund } from '../api-types';
import { addMonths } from '../dates/period';
import { type Cents, toCents } from '../money/cents';
import { isAhead, leftOf } from './plan-work';

/** A future month; amounts in cents. */
export interface ForecastMonth {
  readonly obdobje: string;
  /** The works that are paid in this month, in the order of payment. */
  readonly paid: readonly FundPlan[];
  readonly works: Cents;
  /** At the end of the month, after the works are paid. */
  readonly balance: Cents;
}

/** When the fund has enough money for one planned work. */
export interface PlanOutlook {
  readonly work: FundPlan;
  /** The first month of the planned year with enough money; `undefined` when no month of it has. */
  readonly enoughFrom: string | undefined;
  /** The amount missing in December of that year; 0 when there is enough. */
  readonly missing: Cents;
  /** The month with enough money if the work waits; `undefined` without contributions. */
  readonly enoughLater: string | undefined;
}

/** The fund from the month after its balance date to the end of the last planned year. */
export interface FundForecast {
  readonly start: Cents;
  readonly monthly: Cents;
  readonly months: readonly ForecastMonth[];
  readonly outlooks: readonly PlanOutlook[];
}

/** How far a plan may reach; a year such as 2100 is a mistake. */
const MAX_PLAN_YEARS = 15;

type Basis = Pick<
  ReserveFund,
  'datum_stanja' | 'koncno_stanje' | 'rezervirano' | 'mesecni_prispevek_stavbe' | 'nacrt'
>;

/** The works that this fund pays from `first` on, in the order of their years; empty after a placeholder date. */
function worksAhead({ nacrt }: Basis, first: string): FundPlan[] {
  const year = Number(first.slice(0, 4));
  return nacrt
    .filter(isAhead)
    .filter(({ leto, iz_sklada }) => iz_sklada && leto >= year && leto < year + MAX_PLAN_YEARS)
    .sort((one, other) => one.leto - other.leto);
}

/** The outlook of a work that is paid without enough money. */
function shortOf(work: FundPlan, before: Cents, december: string, monthly: Cents): PlanOutlook {
  const missing = leftOf(work) - before;
  const wait = monthly > 0n ? Number((missing + monthly - 1n) / monthly) : undefined;
  const enoughLater = wait === undefined ? undefined : addMonths(december, wait);
  return { work, enoughFrom: undefined, missing, enoughLater };
}

/**
 * Forecasts the fund by its maintenance plan, month by month: the balance without reservations, plus the building's current
 * contribution each month. What is left of a work's estimate is paid in the first month of its year with enough money, else in
 * December, where the missing amount shows (`pages.md` P6).
 *
 * @returns `undefined` when a needed amount is unknown or the fund has no works to pay
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
      const enough = before >= leftOf(work);
      // A later work does not overtake an earlier one.
      if (!enough && !obdobje.endsWith('-12')) break;
      outlooks.push(
        enough
          ? { work, enoughFrom: obdobje, missing: 0n, enoughLater: undefined }
          : shortOf(work, before, obdobje, monthly),
      );
      balance -= leftOf(work);
      paid.push(work);
    }
    waiting = waiting.slice(paid.length);
    const due = paid.reduce((sum, work) => sum + leftOf(work), 0n);
    months.push({ obdobje, paid, works: due, balance });
  }
  return { start, monthly, months, outlooks };
}
