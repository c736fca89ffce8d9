import { useMemo } from 'react';
import type { CostSpecification } from '../../domain/api-types';
import { checkBill, isOff } from '../../domain/bills/bill-check';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { WhatChanged } from '../../parts/bill/what-changed';
import { LazyPart } from '../../parts/query/lazy-part';
import { costText as text } from '../../text/bills/cost-specification';
import { Answer } from '../../ui/page/answer';
import '../../ui/page/halves.css';
import { Money } from '../../ui/page/money';
import '../../ui/page/rows.css';
import { SectionCard } from '../../ui/page/section-card';
import { BillActs } from './bill-acts';
import { BillChanges } from './bill-changes';
import { CheckAnswer } from './check-answer';
import { CheckMark } from './check-mark';
import { CostGroups } from './cost-groups';
import { PayBill } from './pay-bill';
import { VatRecap } from './vat-recap';

const loadShares = () => import('../../parts/bill/group-shares');

/** The amount of a bill and what changed, above the choice of another bill. */
export function BillAnswer({ bill }: { bill: CostSpecification }) {
  const due = formatDate(bill.rok_placila);
  return (
    <>
      <p className="only-print">{`${text.unit}: ${bill.naziv_enote}`}</p>
      <div className="bill-answer">
        <Answer act={<PayBill bill={bill} />}>
          {text.answer(
            formatPeriod(bill.obdobje),
            formatMoney(bill.skupaj_znesek),
            due === '/' ? null : due,
          )}
        </Answer>
        <WhatChanged bill={bill} />
      </div>
    </>
  );
}

/** A bill: its check, its costs, the changes against earlier bills, and the shares. */
export function BillView({ bill }: { bill: CostSpecification }) {
  const check = useMemo(() => checkBill(bill), [bill]);
  return (
    <>
      <div className="rows__ends">
        <div className="page__header">
          <CheckAnswer check={check} />
          <p className="page__lead">{`${text.billNumber}: ${bill.st_obracuna ?? '/'}`}</p>
        </div>
        <BillActs bill={bill} />
      </div>
      <CostGroups bill={bill} check={check}>
        <p className="bill-total">
          <span>{text.total}</span>
          {isOff(check.total) ? <CheckMark outcome="differs" /> : null}
          <Money value={bill.skupaj_znesek} />
        </p>
      </CostGroups>
      <BillChanges bill={bill} />
      <div className="halves">
        <SectionCard wide title={text.byGroup}>
          <LazyPart name="group-shares" load={loadShares} skeletonLines={6}>
            {(GroupShares) => (
              <GroupShares bill={bill} caption={text.byGroupCaption(formatPeriod(bill.obdobje))} />
            )}
          </LazyPart>
        </SectionCard>
        <VatRecap bill={bill} check={check} />
      </div>
    </>
  );
}
