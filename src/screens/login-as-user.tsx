import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isRefusal, logInAsUser } from '../api/account';
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
 * ends at login; what may pass by itself stays here, and is tried again only when the user says so (F08).
 */
export default function LoginAsUser() {
  const { session, linkToken } = usePortal();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const begun = useRef(false);
  /** True at once: a second click may come before `isPending` does. */
  const sending = useRef(false);

  /** Nobody is logged in, and nobody has gone elsewhere meanwhile. */
  const awaitsLogin = useCallback(() => session.getSnapshot().matches('handedOver'), [session]);
  const refuse = useCallback(
    () => void navigate(pathOf('login'), { replace: true, state: arrivalState('acting.refused') }),
    [navigate],
  );

  const exchange = useMutation({
    mutationFn: logInAsUser,
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
    // Strict mode runs effects twice; the token is good once.
    if (begun.current) return;
    begun.current = true;
    const token = awaitsLogin() ? linkToken.read() : undefined;
    linkToken.forget();
    if (token === undefined) refuse();
    else send(token);
  }, [awaitsLogin, linkToken, refuse, send]);

  const failed = exchange.isError && hasFailed;
  /** The server has taken the token of the link, so that only another link is of use. */
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
        <div className="login-as-user__ways">
          {isUsedUp ? null : (
            <button
              type="button"
              className="button"
              aria-disabled={exchange.isPending}
              aria-busy={exchange.isPending}
              onClick={firstClick(retry)}
            >
              {shellText.retry}
            </button>
          )}
          <Link to={pathOf('login')} replace>
            {actingText.backToLogin}
          </Link>
        </div>
      ) : null}
    </Page>
  );
}
