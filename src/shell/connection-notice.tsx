import WifiOff from 'lucide-react/icons/wifi-off';
import { Link } from 'react-router-dom';
import { useLoggedIn, useReachable } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import './connection-notice.css';

/** A notice that the server does not answer, once per outage and until it answers again (`threats.md` D03, F05). */
export function ConnectionNotice() {
  const reachable = useReachable();
  const loggedIn = useLoggedIn();
  return (
    <div role="status" className="connection">
      {loggedIn && !reachable ? (
        <p className="connection__text">
          <WifiOff size={16} aria-hidden />
          <span>
            {shellText.unreachable} <Link to={pathOf('emergency')}>{pageTitles.emergency}</Link>
          </span>
        </p>
      ) : null}
    </div>
  );
}
