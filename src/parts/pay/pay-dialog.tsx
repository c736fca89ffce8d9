import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { JointPayment } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { accountsOf, isOrder, type Payment } from '../../domain/payment/payment';
import { payText as text } from '../../text/bills/pay';
import { DialogToasts } from '../../ui/states/toast';
import { ReachManager } from '../contact/reach-manager';
import { OrderHead } from './order-head';
import { OrderView } from './order-view';
import { PaySteps } from './pay-steps';
import './pay-dialog.css';

interface PayDialogProps {
  readonly payments: readonly Payment[];
  readonly joints: readonly JointPayment[];
  /** Called when the dialog has closed; take it out of the page then. */
  readonly onClose: () => void;
}

/**
 * "Podatki za plačilo" (`pages.md` 2.6): codes and data of one or several payments. A native modal dialog, so that
 * the browser keeps the focus in it and gives it back (W10).
 */
export function PayDialog({ payments, joints, onClose }: PayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    // Strict mode runs this twice, and what is open can not be opened.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className="pay"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="pay__panel">
        <div className="pay__bar">
          <h2 id={title}>{text.title}</h2>
          <button type="button" className="icon-button" aria-label={text.close} onClick={close}>
            <X size={24} aria-hidden />
          </button>
        </div>
        <Content payments={payments} joints={joints} />
      </div>
      <DialogToasts />
    </dialog>
  );
}

function Content({ payments, joints }: Pick<PayDialogProps, 'payments' | 'joints'>) {
  const accounts = accountsOf(payments, joints);
  const orders = accounts.flatMap((account) => account.orders);
  const [only] = orders;
  return (
    <div className="pay__content">
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
              ? text.directDebit(formatDate(payment.rok_placila))
              : text.withoutOrder}
          </p>
        ))}
      {payments.some((payment) => !isOrder(payment) && !payment.direktna_obremenitev) ? (
        <ReachManager />
      ) : null}
      {only ? <p className="pay__note">{text.afterPay}</p> : null}
    </div>
  );
}
