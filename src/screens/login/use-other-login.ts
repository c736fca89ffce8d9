import { useEffect, useEffectEvent, useState } from 'react';
import type { Login, UserData } from '../../domain/api-types';
import { settleLogin } from '../../domain/session/settle-login';
import type { PortalStore } from '../../storage/portal-store';

/** Another user has logged in in another tab during a login here. */
export interface OtherLogin {
  readonly user: UserData;
  /** The login of this tab, when it has succeeded. */
  readonly own: Login | undefined;
}

/** What the login page needs and reports. */
export interface LoginTurns {
  readonly store: Pick<PortalStore, 'liveToken' | 'user'>;
  /** Called when a login begins and when it is over; in between the tab does not join a login of another tab. */
  readonly onHold: (held: boolean) => void;
  /** Called with the session that was opened. */
  readonly onLogin: (login: Login) => unknown;
  /** Called when the user continues as the one who has logged in in another tab. */
  readonly onJoin: () => void;
}

/**
 * Prevents that a user enters another user's account when a login in another tab was faster.
 *
 * @returns the login of the other tab, if there is one; `settled`, to be called with the e-mail and the result of each login
 */
export function useOtherLogin({ store, onHold, onLogin, onJoin }: LoginTurns) {
  const [other, setOther] = useState<OtherLogin>();
  const loggedIn = () => (store.liveToken() === undefined ? undefined : store.user());

  const settled = (email: string, own: Login | undefined): unknown => {
    const user = loggedIn();
    const wasAsked = other !== undefined && other.user.id === user?.id;
    const settlement = settleLogin({ email, own, other: user, wasAsked });
    if (settlement === 'join') return onJoin();
    if (settlement === 'ask' && user) return setOther({ user, own });
    return own ? onLogin(own) : onHold(false);
  };

  const look = useEffectEvent(() => {
    if (!other || loggedIn()?.id === other.user.id) return;
    setOther(undefined);
    void settled('', other.own);
  });
  useEffect(() => {
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return { other, settled };
}
