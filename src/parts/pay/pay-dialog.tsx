import { X } from 'lucide-react';
import { useId } from 'react';
import type { JointPayment } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { accountsOf, isOrder, type Payment } from '../../domain/payment/payment';
import { payText as text } from '../../text/bills/pay';
import { Modal } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import { DialogToasts } from '../../ui/states/toast';
import { ReachManager } from '../contact/reach-manager';
import { OrderHead } from './order-head';
import { OrderView } from './order-view';
import { PaySteps } from './pay-steps';
import './pay-dialog.css';

interface PayDialogProps {
  readonly payments: readonly Payment[];
  readonly joints: readonly JointPayment[];
  /** Called after the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** The dialog "Podatki za plačilo" (`pages.md` 2.6): codes and data of one or more payments. */
export function PayDialog({ payments, joints, onClose }: PayDialogProps) {
  const dialog = useModal();
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <Modal
      dialog={dialog}
      className="pay"
      name={{ labelledBy: title }}
      closesOnBackdrop
      onClose={onClose}
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
    </Modal>
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
