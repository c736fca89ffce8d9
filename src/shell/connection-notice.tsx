import WifiOff from 'lucide-react/icons/wifi-off';
import { useLoggedIn, useReachable } from '../machines/portal-context';
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
          {shellText.unreachable}
        </p>
      ) : null}
    </div>
  );
}
