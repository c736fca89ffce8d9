import { useQuery } from '@tanstack/react-query';
import { unitDetailsQuery } from '../../api/units';
import type { FundPlan, ReserveFund, Unit } from '../../domain/api-types';
import { type FundForecast, forecastFund } from '../../domain/funds/fund-forecast';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { LazyPart } from '../../parts/query/lazy-part';
import { fundPlanText as text } from '../../text/funds/fund-plan';
import { reserveFundText } from '../../text/funds/reserve-fund';
import { SectionCard } from '../../ui/page/section-card';
import { Empty } from '../../ui/states/states';
import { SubList } from '../../ui/table/sub-list';
import { outlookText } from './outlook-text';
import { planColumns, planRows } from './plan-columns';
import { PlanOffers } from './plan-offers';
import { PlanYears } from './plan-years';

/** The assumptions of the forecast, so that it is not read as a promise. */
function Forecast({ fund, forecast }: { fund: ReserveFund; forecast: FundForecast }) {
  const { start, monthly } = forecast;
  return (
    <SectionCard wide title={text.forecast}>
      <LazyPart
        name={text.forecast}
        load={() => import('./forecast-chart')}
        skeletonLines={6}
        failedTitle={reserveFundText.chartFailed}
      >
        {(Part) => <Part forecast={forecast} />}
      </LazyPart>
      <p className="section-card__note">
        {text.basis(formatMoney(fromCents(start)), formatMoney(fromCents(monthly)))}
        {fund.rezervirano > 0 ? ` ${text.reserved}` : null}
        {fund.obveznosti_posojila > 0 ? ` ${text.loan}` : null}
      </p>
    </SectionCard>
  );
}

/** The share of a unit in its building; `null` when it is not known. */
function useUnitShare({ inventarna_stevilka: id }: Unit): string | null {
  const isAllowed = isGranted('your-units', useAccess());
  const { data = [] } = useQuery({ ...unitDetailsQuery(), enabled: isAllowed });
  return data.find((each) => each.inventarna_stevilka === id)?.solastniski_delez ?? null;
}

interface PlanSectionProps {
  readonly fund: ReserveFund;
  readonly unit: Unit;
  readonly isNewest: boolean;
}

/** The planned works, and the month from which the fund can pay for each (`pages.md` P6). */
export function PlanSection({ fund, unit, isNewest }: PlanSectionProps) {
  const { nacrt } = fund;
  const forecast = isNewest ? forecastFund(fund) : undefined;
  const hasDecisions = isGranted('decisions', useAccess());
  const outlookOf = (work: FundPlan) => (isNewest ? outlookText(work, forecast) : null);
  const rows = planRows(nacrt, outlookOf, useUnitShare(unit));
  const lacks = fund.mesecni_prispevek_stavbe === null && nacrt.some(({ iz_sklada }) => iz_sklada);
  return (
    <>
      <section className="page__section">
        <h2>{text.title}</h2>
        {rows.length === 0 ? (
          <Empty text={text.none} />
        ) : (
          <SubList
            title={text.title}
            rows={rows}
            rowKey={({ key }) => key}
            columns={planColumns(nacrt, hasDecisions)}
            sort="leto"
          />
        )}
        {rows.length === 0 ? null : (
          <div className="card plan-more">
            <PlanYears works={nacrt} outlookOf={outlookOf} />
            <PlanOffers works={nacrt} />
          </div>
        )}
      </section>
      {isNewest && lacks ? <p className="page__lead">{text.unknown}</p> : null}
      {forecast ? <Forecast fund={fund} forecast={forecast} /> : null}
    </>
  );
}
