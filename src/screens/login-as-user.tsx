import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isRefusal, logInAsUser } from '../api/account';
import { useApi } from '../api/bound-api';
import { DeviceTimeError, messageFor } from '../api/errors';
import { usePortal } from '../machines/portal-context';
import { arrivalState } from '../navigation/arrival';
import { pathOf } from '../navigation/page-table';
import { actingText } from '../text/account/acting';
import { messages } from '../text/common/messages';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { firstClick } from '../ui/controls/first-click';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';
import './login-as-user.css';

/**
 * §2 `/login-as-user/:token`, `pages.md` P29: exchanges the token of the link for a session. What the server refuses
 * ends at login; a temporary failure stays here, and is retried only by the user (F08).
 */
export default function LoginAsUser() {
  const api = useApi();
  const { session, linkToken } = usePortal();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const begun = useRef(false);
  /** Set at once: a second click may come before `isPending` changes. */
  const sending = useRef(false);

  /** Whether there is still no session and the user has not left the page. */
  const awaitsLogin = useCallback(() => session.getSnapshot().matches('handedOver'), [session]);
  const refuse = useCallback(
    () => void navigate(pathOf('login'), { replace: true, state: arrivalState('acting.refused') }),
    [navigate],
  );

  const exchange = useMutation({
    mutationFn: (token: string) => logInAsUser(api, token),
    onSuccess: (login) => {
      if (awaitsLogin()) session.send({ type: 'login.succeeded', login });
    },
    onError: (error) => {
      if (!isRefusal(error)) setHasFailed(true);
      else if (awaitsLogin()) refuse();
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const { mutate } = exchange;
  const send = useCallback(
    (token: string) => {
      if (sending.current) return;
      sending.current = true;
      mutate(token);
    },
    [mutate],
  );
  useEffect(() => {
    // Strict mode runs effects twice; the token can be used only once.
    if (begun.current) return;
    begun.current = true;
    const token = awaitsLogin() ? linkToken.read() : undefined;
    linkToken.forget();
    if (token === undefined) refuse();
    else send(token);
  }, [awaitsLogin, linkToken, refuse, send]);

  const failed = exchange.isError && hasFailed;
  /** The server has used up the link's token: only a new link helps. */
  const isUsedUp = exchange.error instanceof DeviceTimeError;
  const retry = () => {
    if (exchange.variables !== undefined) send(exchange.variables);
  };
  return (
    <Page title={pageTitles['login-as-user']}>
      <div>
        <p role="status">{failed ? null : actingText.inProgress}</p>
        <div role="alert">
          {failed ? (
            <Notice>
              {messageFor(exchange.error, messages.loginFailed)}{' '}
              {isUsedUp ? actingText.newLink : null}
            </Notice>
          ) : null}
        </div>
      </div>
      {hasFailed ? (
        <WaysOn retry={isUsedUp ? undefined : retry} isRetrying={exchange.isPending} />
      ) : null}
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
    <div className="login-as-user__ways">
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
