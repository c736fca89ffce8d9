import type { JointPayment } from '../../domain/api-types';
import type { Payment } from '../../domain/payment/payment';
import { payButtonText } from '../../text/bills/pay-button';
import { PanelDialog } from '../dialog/panel-dialog';
import { LazyPart } from '../query/lazy-part';
import { loadPayContent } from './load-pay-content';

interface PayDialogProps {
  readonly payments: readonly Payment[];
  readonly joints: readonly JointPayment[];
  /** Called after the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** The dialog "Podatki za plačilo" (`pages.md` 2.6). Its content is loaded ahead while the page is idle. */
export function PayDialog({ payments, joints, onClose }: PayDialogProps) {
  return (
    <PanelDialog className="panel" title={payButtonText.title} closesOnBackdrop onClose={onClose}>
      <LazyPart name="pay-content" load={loadPayContent} skeletonLines={12}>
        {(PayContent) => <PayContent payments={payments} joints={joints} />}
      </LazyPart>
    </PanelDialog>
  );
}
