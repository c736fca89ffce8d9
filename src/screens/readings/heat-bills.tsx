import type { ReactNode } from 'react';
import type { HeatBill, Readings } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { explainHeat, type HeatExplained } from '../../domain/heat/heat-share';
import { formatMoney } from '../../domain/money/number';
import { DownloadButton } from '../../parts/documents/download-button';
import { LazyPart } from '../../parts/query/lazy-part';
import { readingsText as text } from '../../text/bills/readings';
import { Answer } from '../../ui/page/answer';
import { SectionCard } from '../../ui/page/section-card';
import { Empty } from '../../ui/states/states';
import { AgainstBuilding, againstBuildingText } from './against-building';
import type { ReadingChoices } from './choices';
import { HeatSteps } from './heat-steps';
import { YearBills } from './year-bills';

interface HeatBillsProps {
  readonly unit: string;
  readonly readings: Readings;
  readonly choices: ReadingChoices;
  /** What chooses the period; below the answer, as on the other pages with amounts. */
  readonly filters: ReactNode;
}

interface ExplainedProps {
  readonly bill: HeatBill;
  readonly explained: HeatExplained;
  /** Shown beside the computation when there is room. */
  readonly children: ReactNode;
}

function HeatAnswer({ bill, explained }: Omit<ExplainedProps, 'children'>) {
  const amount = text.answer(formatPeriod(bill.obdobje), formatMoney(bill.znesek_skupaj));
  return <Answer>{[amount, againstBuildingText(explained)].join(' ').trim()}</Answer>;
}

function Explained({ bill, explained, children }: ExplainedProps) {
  const { pot_pdf: path, obdobje } = bill;
  return (
    <div className="heat-cards">
      <HeatSteps bill={bill} explained={explained}>
        {path === null ? null : (
          <DownloadButton key={path} document={text.document(formatPeriod(obdobje))} file={path} />
        )}
      </HeatSteps>
      <div className="heat-cards__side">
        <AgainstBuilding explained={explained} />
        {children}
      </div>
    </div>
  );
}

/** The heat bill of one period with its explanation, the bills of its year and the building's average. */
export function HeatBills({ unit, readings, choices, filters }: HeatBillsProps) {
  const { obracuni: bills } = readings;
  const { year, period } = choices;
  if (bills.length === 0 || year === undefined) return <Empty text={text.noBills} />;
  const bill = bills.find(({ obdobje }) => obdobje === period);
  const own = readings.odcitki.filter(({ obdobje }) => obdobje === period);
  const explained = bill && explainHeat(bill, own);
  const byMonth = (
    <SectionCard title={text.byMonth}>
      <LazyPart name="heat-by-month" load={() => import('./heat-by-month')} skeletonLines={6}>
        {(HeatByMonth) => <HeatByMonth bills={bills} year={year} />}
      </LazyPart>
    </SectionCard>
  );
  return (
    <>
      {bill && explained ? <HeatAnswer bill={bill} explained={explained} /> : null}
      {filters}
      {bill && explained ? (
        <Explained bill={bill} explained={explained}>
          {byMonth}
        </Explained>
      ) : (
        <>
          <Empty text={text.noBillOf(formatPeriod(period))} />
          {byMonth}
        </>
      )}
      <YearBills
        unit={unit}
        year={year}
        bills={bills.filter(({ obdobje }) => obdobje.startsWith(year))}
      />
    </>
  );
}
