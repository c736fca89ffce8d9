import { useEffect, useEffectEvent, useState } from 'react';
import type { Login, UserData } from '../../domain/api-types';
import type { PortalStore } from '../../storage/portal-store';

/** Somebody else has logged in in another tab while a login was under way here. */
export interface OtherLogin {
  readonly user: UserData;
  /** The login that was under way, where it has succeeded. */
  readonly own: Login | undefined;
}

/** What the login page tells of a login, and what it is told. */
export interface LoginTurns {
  readonly store: Pick<PortalStore, 'liveToken' | 'user'>;
  /** Told when a login begins, and when it is over: in between, a login of another tab is not joined. */
  readonly onHold: (held: boolean) => void;
  /** Told of the session that was opened. */
  readonly onLogin: (login: Login) => unknown;
  /** Told that the user goes on as who has logged in in another tab. */
  readonly onJoin: () => void;
}

/**
 * Sees to it that nobody comes into another person's account by a login that was overtaken.
 *
 * @returns who has overtaken it, if somebody has; `settled`, to be called with the e-mail and the outcome of each login
 */
export function useOtherLogin({ store, onHold, onLogin, onJoin }: LoginTurns) {
  const [other, setOther] = useState<OtherLogin>();
  const loggedIn = () => (store.liveToken(Date.now()) === undefined ? undefined : store.user());

  const settled = (email: string, own: Login | undefined): unknown => {
    const user = loggedIn();
    // Who was asked, and logs in all the same, has chosen.
    const isAsked = other !== undefined && other.user.id === user?.id;
    if (!user || (own && isAsked)) return own ? onLogin(own) : onHold(false);
    const isSame = own
      ? own.user_data.id === user.id
      : user.email.toLowerCase() === email.toLowerCase();
    if (isSame) return onJoin();
    return setOther({ user, own });
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
  const leave = useEffectEvent(() => onHold(false));
  useEffect(() => () => leave(), []);
  return { other, settled };
}
