import type { Login, UserData } from '../api-types';

/**
 * What follows the end of a login: `enter` opens the new session, `join` continues with the session of another tab,
 * `ask` lets the user choose between the two, `stay` keeps the login form.
 */
export type LoginSettlement = 'enter' | 'join' | 'ask' | 'stay';

interface EndedLogin {
  /** The e-mail that was sent. */
  readonly email: string;
  /** The answer of a login that has succeeded. */
  readonly own: Login | undefined;
  /** The user who has a session in another tab. */
  readonly other: UserData | undefined;
  /** Whether the user was asked about this other user before, and logs in nevertheless. */
  readonly wasAsked: boolean;
}

/** Decides what follows the end of a login, so that no user enters another user's account (`threats.md` B06). */
export function settleLogin({ email, own, other, wasAsked }: EndedLogin): LoginSettlement {
  if (!other || (own && wasAsked)) return own ? 'enter' : 'stay';
  const isSame = own
    ? own.user_data.id === other.id
    : other.email.toLowerCase() === email.toLowerCase();
  return isSame ? 'join' : 'ask';
}
