import CalendarRange from 'lucide-react/icons/calendar-range';
import { useState } from 'react';
import { PanelDialog } from '../../parts/dialog/panel-dialog';
import { LazyPart } from '../../parts/query/lazy-part';
import { annualText as text } from '../../text/bills/annual-statement';

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
        className="button button--quiet button--word no-print"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarRange size={18} aria-hidden />
        {text.title(year)}
      </button>
      {open ? (
        <PanelDialog className="panel" title={text.title(year)} onClose={() => setOpen(false)}>
          <LazyPart name="annual-statement" load={load} skeletonLines={14}>
            {(Content) => <Content unit={unit} year={year} />}
          </LazyPart>
        </PanelDialog>
      ) : null}
    </div>
  );
}
