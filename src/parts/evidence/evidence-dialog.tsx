import { formatPeriod } from '../../domain/dates/date';
import { evidenceText as text } from '../../text/bills/evidence';
import { PanelDialog } from '../dialog/panel-dialog';
import { LazyPart } from '../query/lazy-part';
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
  return (
    <PanelDialog
      className="panel evidence"
      title={text.title(formatPeriod(period))}
      onClose={onClose}
    >
      <LazyPart name="evidence" load={load} skeletonLines={12}>
        {(Content) => <Content unit={unit} bill={bill} period={period} close={onClose} />}
      </LazyPart>
    </PanelDialog>
  );
}
