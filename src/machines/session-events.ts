import type { Login, Unit, UserData } from '../domain/api-types';

/** Why a session ended. */
export type ClosedBy = 'logout' | 'unauthorised' | Lost | 'guard' | 'handover';

/** Why storage holds no token that a session can rest on; `clock` where this device's is ahead of a new one. */
type Lost = 'expired' | 'elsewhere' | 'clock';

/** A session as storage holds it. */
export interface StoredSession {
  readonly user: UserData | undefined;
  /** Key of the selected unit, or of the one that was selected last; it may have been sold since. */
  readonly unitKey: string | undefined;
  /** Staff act as the user. */
  readonly acting: boolean;
}

export interface SessionContext extends StoredSession {
  /** The user's units; empty until the list has come. */
  readonly units: readonly Unit[];
  /** The token of a staff link, until it has opened a session or staff have left the link's page. */
  readonly link: string | undefined;
  /** Why the last exchange of the link failed; it stays while the exchange is tried again. */
  readonly linkFailure: unknown;
}

/** The server does not accept the token of a staff link, so that trying again is of no use. */
export class LinkRefused extends Error {
  constructor(cause: unknown) {
    super('The link is refused.', { cause });
    this.name = 'LinkRefused';
  }
}

export type FullName = Pick<UserData, 'firstname' | 'lastname'>;

export type SessionEvent =
  | ({ type: 'session.restored' } & StoredSession)
  /** The login form has been sent. */
  | { type: 'login.began' }
  | { type: 'login.succeeded'; login: Login }
  /** It was refused, the form was left, or the user goes on as whoever has logged in in another tab. */
  | { type: 'login.over' }
  /** Another tab has logged in. */
  | ({ type: 'token.found' } & StoredSession)
  | { type: 'logout.chosen' }
  | { type: 'call.unauthorised' }
  | { type: 'token.lost'; by: Lost }
  | { type: 'login.required' }
  /** Staff have come to act as a user: whoever is logged in makes room. */
  | { type: 'handover.wanted' }
  /** The page of a staff link is opened; without a token where the link has been used or was none. */
  | { type: 'link.opened'; token: string | undefined }
  | { type: 'link.retried' }
  /** They have gone elsewhere without a login. */
  | { type: 'handover.over' }
  /** The user has changed their name. */
  | ({ type: 'name.changed' } & FullName)
  /** A page inside the session is opened, which shows the units. */
  | { type: 'units.wanted' }
  | { type: 'units.loaded'; units: readonly Unit[] }
  /** The list could not be loaded; `unit` is what this session itself has stored. */
  | { type: 'units.failed'; unit: Unit }
  | { type: 'unit.chosen'; key: string };

export type SessionEmitted =
  | { type: 'session.opened'; login: Login }
  | { type: 'session.joined' }
  | { type: 'session.closed'; by: ClosedBy }
  | { type: 'logout.failed' }
  | { type: 'link.refused' }
  | { type: 'user.changed'; user: UserData | undefined }
  /** `chosen` where the user has chosen it, also the same one again. */
  | { type: 'unit.changed'; unit: Unit | undefined; chosen: boolean };
