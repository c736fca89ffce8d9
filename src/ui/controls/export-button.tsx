import Download from 'lucide-react/icons/download';
import { listText as text } from '../../text/common/list';

/** Saves a list as CSV (`pages.md` 2.3). */
export function ExportButton({ onExport }: { onExport: () => void }) {
  return (
    <button type="button" className="button button--quiet no-print" onClick={onExport}>
      <Download size={18} aria-hidden />
      {text.export}
    </button>
  );
}
