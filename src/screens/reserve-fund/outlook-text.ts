import type { FundPlan } from '../../domain/api-types';
import type { FundForecast } from '../../domain/funds/fund-forecast';
import { isAhead } from '../../domain/funds/plan-work';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { fundPlanText as text } from '../../text/funds/fund-plan';

/**
 * A sentence that says when the fund can pay for a planned work.
 *
 * @returns `null` without a forecast
 */
export function outlookText(work: FundPlan, forecast: FundForecast | undefined): string | null {
  if (!isAhead(work)) return text.isOver;
  if (!work.iz_sklada) return text.notFromFund;
  if (!forecast) return null;
  const outlook = forecast.outlooks.find((each) => each.work === work);
  if (!outlook) return text.notForetold;
  const { enoughFrom, enoughLater } = outlook;
  if (enoughFrom !== undefined) return text.enough(enoughFrom);
  const missing = formatMoney(fromCents(outlook.missing));
  return enoughLater === undefined
    ? text.short(work.leto, missing)
    : text.shortUntil(work.leto, missing, enoughLater);
}
