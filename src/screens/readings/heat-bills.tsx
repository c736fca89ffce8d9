import type { HeatBill, Reading } from '../../domain/api-types';
import { formatPeriod } from '../../domain/date';
import { explainHeat } from '../../domain/heat-share';
import { formatMoney } from '../../domain/number';
import { readingsText as text } from '../../text/readings';
import { BillActions } from '../../ui/bill-actions';
import { Empty } from '../../ui/states';
import { AgainstBuilding } from './against-building';
import { HeatByMonth } from './heat-by-month';
import { HeatSteps } from './heat-steps';
import './readings.css';

interface HeatBillsProps {
  readonly bills: readonly HeatBill[];
  /** Those of the period. */
  readonly readings: readonly Reading[];
  readonly period: string | undefined;
}

/** The heat bill of one period, explained, beside those of other months and the building's average. */
export function HeatBills({ bills, readings, period }: HeatBillsProps) {
  if (bills.length === 0) return <Empty text={text.noBills} />;
  const bill = bills.find(({ obdobje }) => obdobje === period);
  if (!bill) return <Empty text={text.noBillOf(formatPeriod(period))} />;
  const explained = explainHeat(bill, readings);
  const month = formatPeriod(bill.obdobje);
  return (
    <>
      <p className="answer">{text.answer(month, formatMoney(bill.znesek_skupaj))}</p>
      <BillActions path={bill.pot_pdf} document={text.document(month)} />
      <HeatSteps bill={bill} explained={explained} />
      <AgainstBuilding explained={explained} />
      <HeatByMonth bills={bills} />
    </>
  );
}
