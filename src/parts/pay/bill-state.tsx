import type { BillPayment, BillStatus } from '../../domain/api-types';
import { isKnown } from '../../domain/values/label';
import { billPaymentText } from '../../text/bills/bill-payment';
import { BillStatusBadge } from '../bill/bill-status-badge';
import { BillPaymentBadge } from './bill-payment-badge';

interface BillStateProps {
  readonly status: BillStatus;
  /** `undefined` while it is unknown. */
  readonly payment: BillPayment | undefined;
  /** Days past the due date. */
  readonly lateDays: number;
}

/** The state of a bill. What is known of its payment (`pages.md` P4) says more than that it is open, and stands instead of it. */
export function BillState({ status, payment, lateDays }: BillStateProps) {
  const isTold = payment && isKnown(billPaymentText.words, payment.stanje_placila);
  return (
    <>
      {isTold && status === 'odprto' ? null : <BillStatusBadge status={status} />}
      {payment ? <BillPaymentBadge payment={payment} lateDays={lateDays} /> : null}
    </>
  );
}
