import type { JointPayment } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { accountsOf, isOrder, type Payment } from '../../domain/payment/payment';
import { payText as text } from '../../text/bills/pay';
import { payButtonText } from '../../text/bills/pay-button';
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

/** The content of the payment dialog: codes and data of one or more payments (`pages.md` 2.6). */
export default function PayContent({ payments, joints }: PayContentProps) {
  const accounts = accountsOf(payments, joints);
  const orders = accounts.flatMap((account) => account.orders);
  const [only] = orders;
  return (
    <>
      <Announced payments={payments} />
      {only && orders.length === 1 ? (
        <>
          <OrderHead order={only} />
          <OrderView {...only} name={only.st_dokumenta} />
        </>
      ) : null}
      {orders.length > 1 ? <PaySteps accounts={accounts} /> : null}
      {payments
        .filter((payment) => !isOrder(payment))
        .map((payment) => (
          <p key={payment.st_dokumenta}>
            <strong>{text.bill(payment.st_dokumenta)}: </strong>
            {payment.direktna_obremenitev
              ? payButtonText.directDebit(formatDate(payment.rok_placila))
              : text.withoutOrder}
          </p>
        ))}
      {payments.some((payment) => !isOrder(payment) && !payment.direktna_obremenitev) ? (
        <ReachManager />
      ) : null}
      {only ? <p className="panel__note">{text.afterPay}</p> : null}
      <AnnounceButton payments={payments} />
    </>
  );
}
