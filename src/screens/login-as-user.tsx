import { Link } from 'react-router-dom';
import { DeviceTimeError, messageFor } from '../api/errors';
import { useLinkExchange } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { actingText } from '../text/account/acting';
import { messages } from '../text/common/messages';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { firstClick } from '../ui/controls/first-click';
import '../ui/page/links.css';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import './login-as-user.css';

/**
 * §2 `/login-as-user/:token`, `pages.md` P29: the session machine exchanges the token of the link for a session. What the
 * server refuses ends at login; a temporary failure stays here, and is retried only by the user (F08).
 */
export default function LoginAsUser() {
  const { failure, isFailed, retry } = useLinkExchange();
  const hasFailed = failure !== undefined;
  /** The server has used up the link's token: only a new link helps. */
  const isUsedUp = failure instanceof DeviceTimeError;
  return (
    <Page title={pageTitles['login-as-user']}>
      <div>
        <p role="status" className="page__lead">
          {isFailed ? null : actingText.inProgress}
        </p>
        {isFailed ? null : <div className="login-as-user__wait" />}
        <div role="alert">
          {isFailed ? (
            <Notice>
              {messageFor(failure, messages.loginFailed)} {isUsedUp ? actingText.newLink : null}
            </Notice>
          ) : null}
        </div>
      </div>
      {hasFailed ? <WaysOn retry={isUsedUp ? undefined : retry} isRetrying={!isFailed} /> : null}
    </Page>
  );
}

interface WaysOnProps {
  /** Missing when a retry cannot help. */
  readonly retry: (() => void) | undefined;
  readonly isRetrying: boolean;
}

function WaysOn({ retry, isRetrying }: WaysOnProps) {
  return (
    <div className="links">
      {retry ? (
        <button
          type="button"
          className="button"
          aria-disabled={isRetrying}
          aria-busy={isRetrying}
          onClick={firstClick(retry)}
        >
          {shellText.retry}
        </button>
      ) : null}
      <Link to={pathOf('login')} replace>
        {actingText.backToLogin}
      </Link>
    </div>
  );
}
