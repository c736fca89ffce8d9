import FolderArchive from 'lucide-react/icons/folder-archive';
import { useContext, useState } from 'react';
import { formatPeriod } from '../../domain/dates/date';
import { evidenceText as text } from '../../text/bills/evidence';
import { InTable } from '../../ui/table/in-table';
import { EvidenceDialog } from './evidence-dialog';

interface EvidenceButtonProps {
  /** `inventarna_stevilka` of the bill's unit. */
  readonly unit: string;
  readonly bill: string;
  readonly period: string;
}

/** A quiet button that opens the evidence pack of a regular bill (`pages.md` P14, P16). */
export function EvidenceButton({ unit, bill, period }: EvidenceButtonProps) {
  const inTable = useContext(InTable);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--quiet no-print"
        aria-haspopup="dialog"
        aria-label={text.openFor(formatPeriod(period))}
        onClick={() => setOpen(true)}
      >
        <FolderArchive size={18} aria-hidden />
        {inTable ? text.openShort : text.open}
      </button>
      {open ? (
        <EvidenceDialog unit={unit} bill={bill} period={period} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
