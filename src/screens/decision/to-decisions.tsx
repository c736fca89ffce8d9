import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { decisionText as text } from '../../text/decisions/decision';

/** The way back to the list. */
export function ToDecisions() {
  return (
    <nav aria-label={text.path} className="no-print">
      <Link className="decision__back" to={pathOf('decisions')}>
        <ChevronLeft size={18} aria-hidden />
        {text.back}
      </Link>
    </nav>
  );
}
