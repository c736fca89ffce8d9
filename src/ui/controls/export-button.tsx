import Download from 'lucide-react/icons/download';
import { listText as text } from '../../text/common/list';
import { MoreActs } from './more-acts';

/** Saves a list as CSV (`pages.md` 2.3). */
export function ExportButton({
  onExport,
  disabled = false,
}: {
  onExport: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      className="button button--quiet no-print"
      disabled={disabled}
      onClick={onExport}
    >
      <Download size={18} aria-hidden />
      {text.export}
    </button>
  );
}

/** The same beside the heading of a list, on a phone in a menu. */
export function ExportMenu({ list, onExport }: { list: string; onExport: () => void }) {
  return (
    <div className="no-print">
      <MoreActs of={list}>
        {(close) => (
          <ExportButton
            onExport={() => {
              close();
              onExport();
            }}
          />
        )}
      </MoreActs>
    </div>
  );
}
