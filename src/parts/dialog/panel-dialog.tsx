import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { shellText } from '../../text/shell/shell';
import { Modal, type ModalProps } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import { DialogToasts } from '../../ui/states/toast';
import './panel-dialog.css';

interface PanelDialogProps extends Pick<ModalProps, 'closesOnBackdrop' | 'onClose'> {
  readonly title: string;
  /** `panel`, and a class of its own for what differs. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A large dialog with a title and a button that closes it; it fills the screen of a phone, and prints without its page. */
export function PanelDialog({ title, className, children, ...modal }: PanelDialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <Modal dialog={dialog} className={className} name={{ labelledBy: id }} {...modal}>
      <div className="panel__bar">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={shellText.closeDialog}
          onClick={() => dialog.current?.close()}
        >
          <X size={24} aria-hidden />
        </button>
      </div>
      <div className="panel__content">{children}</div>
      <DialogToasts />
    </Modal>
  );
}
