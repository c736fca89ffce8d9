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
      className="button button--quiet button--word no-print"
      disabled={disabled}
      onClick={onExport}
    >
      <Download size={18} aria-hidden />
      {text.export}
    </button>
  );
}

interface ExportMenuProps {
  readonly list: string;
  readonly onExport: () => void;
  /** Set for the whole page: the menu is in the line of its heading. */
  readonly inHeading?: true;
}

/** The same beside the heading of a list, on a phone in a menu. */
export function ExportMenu({ list, onExport, inHeading }: ExportMenuProps) {
  return (
    <div className={`no-print${inHeading ? ' in-heading' : ''}`}>
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
