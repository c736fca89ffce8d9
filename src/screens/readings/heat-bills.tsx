import type { ReactNode } from 'react';
import type { HeatBill, Readings } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { explainHeat } from '../../domain/heat/heat-share';
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
}

interface ExplainedProps {
  readonly bill: HeatBill;
  readonly readings: Readings;
  /** Shown beside the computation when there is room. */
  readonly children: ReactNode;
}

function Explained({ bill, readings, children }: ExplainedProps) {
  const { pot_pdf: path } = bill;
  const own = readings.odcitki.filter(({ obdobje }) => obdobje === bill.obdobje);
  const explained = explainHeat(bill, own);
  const month = formatPeriod(bill.obdobje);
  const amount = text.answer(month, formatMoney(bill.znesek_skupaj));
  return (
    <>
      <Answer>{[amount, againstBuildingText(explained)].join(' ').trim()}</Answer>
      {path === null ? null : (
        <DownloadButton key={path} document={text.document(month)} file={path} />
      )}
      <div className="heat-cards">
        <HeatSteps bill={bill} explained={explained} />
        <div className="heat-cards__side">
          <AgainstBuilding explained={explained} />
          {children}
        </div>
      </div>
    </>
  );
}

/** The heat bill of one period with its explanation, the bills of its year and the building's average. */
export function HeatBills({ unit, readings, choices }: HeatBillsProps) {
  const { obracuni: bills } = readings;
  const { year, period } = choices;
  if (bills.length === 0 || year === undefined) return <Empty text={text.noBills} />;
  const bill = bills.find(({ obdobje }) => obdobje === period);
  const byMonth = (
    <SectionCard title={text.byMonth}>
      <LazyPart name="heat-by-month" load={() => import('./heat-by-month')} skeletonLines={6}>
        {(HeatByMonth) => <HeatByMonth bills={bills} year={year} />}
      </LazyPart>
    </SectionCard>
  );
  return (
    <>
      {bill ? (
        <Explained bill={bill} readings={readings}>
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
