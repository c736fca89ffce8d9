import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { pageTitles, pathLabel } from '../../text/shell/pages';
import '../../ui/page/back-link.css';

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** A link to the list of records. A user who came from the list returns to it with its filters and scroll position. */
export function BackToRecords() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav aria-label={pathLabel} className="no-print">
      <Link to={pathOf('manager-documents')} onClick={goBack} className="back-link">
        <ChevronLeft size={18} aria-hidden />
        {pageTitles['manager-documents']}
      </Link>
    </nav>
  );
}
