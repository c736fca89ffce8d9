import { useState } from 'react';
import type { JointPayment } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isAnnounced } from '../../domain/payment/is-announced';
import { accountsOf, isOrder, type Payment } from '../../domain/payment/payment';
import { announcementText } from '../../text/bills/announcement';
import { payText as text } from '../../text/bills/pay';
import { payButtonText } from '../../text/bills/pay-button';
import { Tick } from '../../ui/controls/tick';
import { ReachManager } from '../contact/reach-manager';
import { AnnounceButton, Announced } from './announcement';
import { OrderHead } from './order-head';
import { OrderView } from './order-view';
import { PaySteps } from './pay-steps';
import '../../ui/page/paper.css';

interface PayContentProps {
  readonly payments: readonly Payment[];
  readonly joints: readonly JointPayment[];
}

/** Those that fit, and the others. */
function split(payments: readonly Payment[], fits: (payment: Payment) => boolean) {
  return [payments.filter(fits), payments.filter((payment) => !fits(payment))] as const;
}

/**
 * The content of the payment dialog: codes and data of one or more payments (`pages.md` 2.6). Beside others, announced ones
 * are included only on request, so that a code for all does not pay them twice.
 */
export default function PayContent({ payments, joints }: PayContentProps) {
  const [wantsAnnounced, setWantsAnnounced] = useState(false);
  // What is announced in the dialog itself stays where it is.
  const [before] = useState(
    () => new Set(payments.filter(isAnnounced).map(({ st_dokumenta }) => st_dokumenta)),
  );
  const [earlier, others] = split(
    payments,
    (payment) => isAnnounced(payment) && before.has(payment.st_dokumenta),
  );
  const isMixed = earlier.length > 0 && others.some(isOrder);
  const leavesOut = isMixed && !wantsAnnounced;
  const included = leavesOut ? others : payments;
  const accounts = accountsOf(included, joints);
  const orders = accounts.flatMap((account) => account.orders);
  const [only] = orders;
  return (
    <>
      <Announced payments={included} />
      {leavesOut ? <Announced payments={earlier} leftOut /> : null}
      {isMixed ? (
        <p className="no-print">
          <Tick
            label={announcementText.include}
            checked={wantsAnnounced}
            onChange={setWantsAnnounced}
          />
        </p>
      ) : null}
      {only && orders.length === 1 ? (
        <>
          <OrderHead order={only} />
          <OrderView {...only} name={only.st_dokumenta} />
        </>
      ) : null}
      {orders.length > 1 ? <PaySteps accounts={accounts} /> : null}
      {included
        .filter((payment) => !isOrder(payment))
        .map((payment) => (
          <p key={payment.st_dokumenta}>
            <strong>{text.bill(payment.st_dokumenta)}: </strong>
            {payment.direktna_obremenitev
              ? payButtonText.directDebit(formatDate(payment.rok_placila))
              : text.withoutOrder}
          </p>
        ))}
      {included.some((payment) => !isOrder(payment) && !payment.direktna_obremenitev) ? (
        <ReachManager />
      ) : null}
      {only ? <p className="panel__note">{text.afterPay}</p> : null}
      <AnnounceButton payments={included} />
    </>
  );
}
