import FolderArchive from 'lucide-react/icons/folder-archive';
import { formatPeriod } from '../../domain/dates/date';
import { evidenceText as text } from '../../text/bills/evidence';

interface EvidenceButtonProps {
  /** The period of the bill. */
  readonly period: string;
  readonly onOpen: () => void;
}

/** A quiet button that opens the evidence pack of a regular bill (`pages.md` P14, P16). */
export function EvidenceButton({ period, onOpen }: EvidenceButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--word no-print"
      aria-haspopup="dialog"
      aria-label={text.openFor(formatPeriod(period))}
      onClick={onOpen}
    >
      <FolderArchive size={18} aria-hidden />
      {text.open}
    </button>
  );
}
