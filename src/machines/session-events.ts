import type { Login, Unit, UserData } from '../domain/api-types';

/** Why a session ended. */
export type ClosedBy = 'logout' | 'unauthorised' | SessionLoss | 'guard' | 'handover';

/** Why storage has no live token; `clock` when this device's clock is ahead of a new token's expiry. */
type SessionLoss = 'expired' | 'elsewhere' | 'clock';

/** A session as storage holds it. */
export interface StoredSession {
  readonly user: UserData | undefined;
  /** Key of the selected unit or of the last selected one, which may have been sold since. */
  readonly unitKey: string | undefined;
  /** Staff act as the user. */
  readonly acting: boolean;
}

export interface SessionContext extends StoredSession {
  /** The user's units; empty until the list is loaded. */
  readonly units: readonly Unit[];
  /** The token of a staff link, until it opens a session or staff leave the page of the link. */
  readonly link: string | undefined;
  /** The error of the last exchange of the link; it stays during a retry. */
  readonly linkFailure: unknown;
}

/** The server refuses the token of a staff link: a retry cannot help. */
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
  /** The login was refused, the form was left, or the user continues as the user who logged in in another tab. */
  | { type: 'login.over' }
  /** Another tab has logged in. */
  | ({ type: 'token.found' } & StoredSession)
  | { type: 'logout.chosen' }
  | { type: 'call.unauthorised' }
  | { type: 'token.lost'; by: SessionLoss }
  | { type: 'login.required' }
  /** Staff open a link to act as a user: an open session is ended first. */
  | { type: 'handover.wanted' }
  /** The page of a staff link is opened; without a token when the link has been used before. */
  | { type: 'link.opened'; token: string | undefined }
  | { type: 'link.retried' }
  /** Staff leave the page of the link without a login. */
  | { type: 'handover.over' }
  /** The user has changed their name. */
  | ({ type: 'name.changed' } & FullName)
  /** A page in the default layout is opened, which shows the units. */
  | { type: 'units.wanted' }
  | { type: 'units.loaded'; units: readonly Unit[] }
  /** The list could not be loaded; `unit` is the one that this session has stored. */
  | { type: 'units.failed'; unit: Unit }
  | { type: 'unit.chosen'; key: string };

export type SessionEmitted =
  | { type: 'session.opened'; login: Login }
  | { type: 'session.joined' }
  | { type: 'session.closed'; by: ClosedBy }
  | { type: 'logout.failed' }
  | { type: 'link.refused' }
  | { type: 'user.changed'; user: UserData | undefined }
  /** `chosen` when the user chose it, also when it was selected before. */
  | { type: 'unit.changed'; unit: Unit | undefined; chosen: boolean };
