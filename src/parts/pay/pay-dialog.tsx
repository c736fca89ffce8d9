import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { JointPayment } from '../../domain/api-types';
import type { Payment } from '../../domain/payment/payment';
import { payText as text } from '../../text/bills/pay';
import { Modal } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import { DialogToasts } from '../../ui/states/toast';
import { LazyPart } from '../query/lazy-part';
import { loadPayContent } from './load-pay-content';
import './pay-dialog.css';

interface PayDialogProps {
  readonly payments: readonly Payment[];
  readonly joints: readonly JointPayment[];
  /** Called after the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** The dialog "Podatki za plačilo" (`pages.md` 2.6). Its content is loaded ahead while the page is idle. */
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
        <div className="pay__content">
          <LazyPart name="pay-content" load={loadPayContent} skeletonLines={12}>
            {(PayContent) => <PayContent payments={payments} joints={joints} />}
          </LazyPart>
        </div>
      </div>
      <DialogToasts />
    </Modal>
  );
}
