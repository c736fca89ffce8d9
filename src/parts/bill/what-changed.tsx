import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { costSpecificationQuery } from '../../api/billing-costs';
import type { CostSpecification } from '../../domain/api-types';
import { billChange } from '../../domain/bills/bill-change';
import { addMonths } from '../../domain/dates/period';
import { type Cents, fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { formatDifference } from '../../domain/money/signed';
import { changeText as text } from '../../text/bills/bill-change';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Skeleton } from '../../ui/states/states';

const size = (cents: Cents) => (cents < 0n ? -cents : cents);
const money = (cents: Cents) => formatMoney(fromCents(cents));

function briefOf(bill: CostSpecification, before: CostSpecification, earlier: string): string {
  const { total, reasons } = billChange(bill, before);
  const [main] = reasons;
  const { difference } = total;
  return text.brief({
    period: bill.obdobje ?? earlier,
    earlier,
    direction: difference === 0n ? 'same' : difference > 0n ? 'higher' : 'lower',
    amount: money(size(difference)),
    reason: main && {
      kind: main.vrsta_stroska,
      amount: money(size(main.difference)),
      difference: formatDifference(main.difference),
      isPart: size(main.difference) <= size(difference),
    },
  });
}

interface WhatChangedProps {
  readonly bill: CostSpecification;
  /** A link after the sentence. */
  readonly children?: ReactNode;
}

/**
 * The change of a bill against that of the month before and its main reason, in one sentence (`pages.md` P14). Nothing is
 * shown without an earlier specification; the page's other parts report a failure of that call.
 */
export function WhatChanged({ bill, children }: WhatChangedProps) {
  const earlier = bill.obdobje ? addMonths(bill.obdobje, -1) : '';
  const lines = useMedia(PHONE) ? 2 : 1;
  const isKnown = bill.obdobja.includes(earlier);
  const query = useQuery({
    ...costSpecificationQuery(bill.inventarna_stevilka, earlier),
    enabled: isKnown,
  });
  if (!isKnown || query.isError) return null;
  if (!query.data) return <Skeleton lines={lines} />;
  return (
    <p className="what-changed">
      {briefOf(bill, query.data, earlier)} {children}
    </p>
  );
}
