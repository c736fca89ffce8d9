import CalendarRange from 'lucide-react/icons/calendar-range';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { LazyPart } from '../../parts/query/lazy-part';
import '../../parts/pay/pay-dialog.css';
import '../../parts/evidence/evidence-dialog.css';
import { annualText as text } from '../../text/bills/annual-statement';
import { Modal } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import { DialogToasts } from '../../ui/states/toast';

const load = () => import('./annual-content');

interface AnnualProps {
  /** `inventarna_stevilka`; all units of the payer without one. */
  readonly unit: string | undefined;
  readonly year: number;
}

/** A quiet button that opens the annual statement of the shown year (`pages.md` P16). */
export function AnnualButton({ unit, year }: AnnualProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="button button--quiet no-print"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarRange size={18} aria-hidden />
        {text.title(year)}
      </button>
      {open ? <AnnualDialog unit={unit} year={year} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function AnnualDialog({ unit, year, onClose }: AnnualProps & { readonly onClose: () => void }) {
  const dialog = useModal();
  const title = useId();
  return (
    <Modal dialog={dialog} className="pay" name={{ labelledBy: title }} onClose={onClose}>
      <div className="pay__bar">
        <h2 id={title}>{text.title(year)}</h2>
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
        <LazyPart name="annual-statement" load={load} skeletonLines={14}>
          {(Content) => <Content unit={unit} year={year} />}
        </LazyPart>
      </div>
      <DialogToasts />
    </Modal>
  );
}
