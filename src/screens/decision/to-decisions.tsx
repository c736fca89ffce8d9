import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { decisionText as text } from '../../text/decisions/decision';
import '../../ui/page/back-link.css';

/** The way back to the list. */
export function ToDecisions() {
  return (
    <nav aria-label={text.path} className="no-print">
      <Link className="back-link" to={pathOf('decisions')}>
        <ChevronLeft size={18} aria-hidden />
        {text.back}
      </Link>
    </nav>
  );
}
