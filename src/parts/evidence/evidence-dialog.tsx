import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { formatPeriod } from '../../domain/dates/date';
import { evidenceText as text } from '../../text/bills/evidence';
import { Modal } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import { DialogToasts } from '../../ui/states/toast';
import { LazyPart } from '../query/lazy-part';
import '../pay/pay-dialog.css';
import './evidence-dialog.css';

const load = () => import('./evidence-content');

interface EvidenceDialogProps {
  readonly unit: string;
  readonly bill: string;
  readonly period: string;
  /** Called after the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** The dialog of an evidence pack. Its content is loaded when it opens, the packer when a pack is made. */
export function EvidenceDialog({ unit, bill, period, onClose }: EvidenceDialogProps) {
  const dialog = useModal();
  const title = useId();
  return (
    <Modal dialog={dialog} className="pay evidence" name={{ labelledBy: title }} onClose={onClose}>
      <div className="pay__bar">
        <h2 id={title}>{text.title(formatPeriod(period))}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
        >
          <X size={24} aria-hidden />
        </button>
      </div>
      <div className="pay__content">
        <LazyPart name="evidence" load={load} skeletonLines={12}>
          {(Content) => (
            <Content
              unit={unit}
              bill={bill}
              period={period}
              close={() => dialog.current?.close()}
            />
          )}
        </LazyPart>
      </div>
      <DialogToasts />
    </Modal>
  );
}
