import type { ReactNode } from 'react';
import type { BillStatus, OpenItems } from '../../domain/api-types';
import type { Payment } from '../../domain/payment/payment';
import { payButtonText } from '../../text/bills/pay-button';
import { UnknownYet } from '../query/unknown-yet';
import { PayButton } from './pay-button';
import { itemOf, useAllOpen } from './use-all-open';

export interface ListedPayment extends Payment {
  readonly odprto: number;
  readonly status: BillStatus;
}

/** With what the open items know of its payment (`pages.md` P16). */
function withItem(payment: ListedPayment, open: OpenItems | undefined): ListedPayment {
  const item = itemOf(payment, open);
  return item ? { ...payment, placilo: item.placilo, id_postavke: item.id_postavke } : payment;
}

/** The button of one open bill of a list. */
export function PayListedBill({ payment }: { payment: ListedPayment }) {
  const { data: open } = useAllOpen();
  return (
    <PayButton payments={[withItem(payment, open)]} quiet>
      {payButtonText.pay}
    </PayButton>
  );
}

interface PayListedBillsProps {
  readonly payments: readonly ListedPayment[];
  /** Stands in place of the button when all are announced at first. */
  readonly announced: ReactNode;
}

/** The button that pays the open bills of a list; what the bank collects must not be paid twice. */
export function PayListedBills({ payments, announced }: PayListedBillsProps) {
  const { data: open, isLoading } = useAllOpen();
  if (isLoading) return <UnknownYet />;
  const toPay = payments
    .filter(({ odprto }) => odprto > 0)
    .map((payment) => withItem(payment, open))
    .filter((payment) => payment.direktna_obremenitev !== true);
  return (
    <PayButton payments={toPay} announced={announced}>
      {payButtonText.pay}
    </PayButton>
  );
}
