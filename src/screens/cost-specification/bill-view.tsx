import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { CostSpecification } from '../../domain/api-types';
import { checkBill } from '../../domain/bill-check';
import { isOff } from '../../domain/bill-line';
import { formatDate, formatPeriod } from '../../domain/date';
import { formatMoney } from '../../domain/number';
import { costText as text } from '../../text/cost-specification';
import { Money } from '../../ui/money';
import { BillChanges } from './bill-changes';
import { CheckAnswer } from './check-answer';
import { CheckMark } from './check-mark';
import { CostGroups } from './cost-groups';
import { PrintHead } from './print-head';
import { VatRecap } from './vat-recap';

/** A bill: its amount and whether it is right, what it is made of, and what has changed. */
export function BillView({ bill }: { bill: CostSpecification }) {
  const check = useMemo(() => checkBill(bill), [bill]);
  return (
    <>
      <PrintHead unit={bill.naziv_enote} />
      <div className="bill-answer">
        <p className="answer">
          {text.answer(formatPeriod(bill.obdobje), formatMoney(bill.skupaj_znesek))}
        </p>
        <CheckAnswer check={check} />
        <p className="bill-answer__facts">
          <span>{`${text.billNumber}: ${bill.st_obracuna ?? '/'}`}</span>
          <span>{`${text.dueDate}: ${formatDate(bill.rok_placila)}`}</span>
        </p>
        <button
          type="button"
          className="button button--quiet bill-answer__print"
          onClick={() => window.print()}
        >
          <Printer size={18} aria-hidden />
          {text.print}
        </button>
      </div>
      <CostGroups bill={bill} check={check} />
      <p className="bill-total">
        <span>{text.total}</span>
        {isOff(check.total) ? <CheckMark outcome="differs" /> : null}
        <Money value={bill.skupaj_znesek} />
      </p>
      <BillChanges bill={bill} />
      <VatRecap bill={bill} check={check} />
    </>
  );
}
