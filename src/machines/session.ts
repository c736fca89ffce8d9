import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Login, Unit, UserData } from '../domain/api-types';
import { isActing } from '../domain/session/token';
import { selectUnit, unitKey } from '../domain/units/unit';
import { selectedUnit } from './selected-unit';

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

interface SessionContext extends StoredSession {
  /** The user's units; empty until the list has come. */
  readonly units: readonly Unit[];
}

const nobody: SessionContext = { user: undefined, unitKey: undefined, acting: false, units: [] };

type FullName = Pick<UserData, 'firstname' | 'lastname'>;

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
  /** They have gone elsewhere without a login. */
  | { type: 'handover.over' }
  /** The user has changed their name. */
  | ({ type: 'name.changed' } & FullName)
  | { type: 'units.loaded'; units: readonly Unit[] }
  /** The list could not be loaded; `unit` is what this session itself has stored. */
  | { type: 'units.failed'; unit: Unit }
  | { type: 'unit.chosen'; key: string };

export type SessionEmitted =
  | { type: 'session.opened'; login: Login }
  | { type: 'session.joined' }
  | { type: 'session.closed'; by: ClosedBy }
  | { type: 'logout.failed' }
  | { type: 'user.changed'; user: UserData | undefined }
  /** `chosen` where the user has chosen it, also the same one again. */
  | { type: 'unit.changed'; unit: Unit | undefined; chosen: boolean };

const rename = (user: UserData | undefined, { firstname, lastname }: FullName) =>
  user && { ...user, firstname, lastname };

function loginOf(event: SessionEvent): Login {
  assertEvent(event, 'login.succeeded');
  return event.login;
}

/**
 * Who is logged in and which unit is selected (§4 Session, Unit list).
 *
 * Logged out becomes logged in when login has answered, at start when storage holds a live token, and when another tab
 * has logged in. It becomes logged out by the logout button (whatever the server answers, and after 4 s without an
 * answer), by any 401, by a token that has expired or is gone, and by a guard that finds no valid login. The token
 * itself lies in storage only.
 *
 * While a login is under way, a login in another tab is not joined either: the form says who has logged in there, and
 * asks.
 *
 * The unit of the last visit is only a wish until the list has come: it may have been sold, or belong to somebody else.
 * Where the list can not be loaded, the one that this session has stored itself stands in.
 *
 * Staff who come to act as a user get a portal without a session: an open one is handed over, that is, the server is
 * told as in a logout and whatever it answers is fine. Until they have logged in or gone elsewhere, a login in another
 * tab is not joined, so that the two never mix (`threats.md` B07, E02).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Tells the server. */
    logOut: fromPromise<void>(async () => {}),
    /** Without a session: waits for a live token to be stored and sends `token.found`. */
    awaitToken: fromCallback<SessionEvent>(() => {}),
    /** Watches the stored token and sends `token.lost`. */
    watchToken: fromCallback<SessionEvent>(() => {}),
    /** Loads the user's units, and sends `units.loaded` with each list and `units.failed` with each failure. */
    loadUnits: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    forget: assign(nobody),
    adopt: assign({
      ...nobody,
      user: ({ event }) => loginOf(event).user_data,
      acting: ({ event }) => isActing(loginOf(event).token_string),
    }),
    opened: emit(({ event }) => ({ type: 'session.opened', login: loginOf(event) })),
    closedByLogout: emit({ type: 'session.closed', by: 'logout' }),
    closedByGuard: emit({ type: 'session.closed', by: 'guard' }),
    closedByHandover: emit({ type: 'session.closed', by: 'handover' }),
    closedBy401: emit({ type: 'session.closed', by: 'unauthorised' }),
    failed: emit({ type: 'logout.failed' }),
    takeUnits: assign(({ context, event }) => {
      assertEvent(event, 'units.loaded');
      const unit = selectUnit(event.units, context.unitKey);
      return { units: event.units, unitKey: unit && unitKey(unit) };
    }),
    selected: emit(({ context }) => ({
      type: 'unit.changed',
      unit: selectedUnit(context),
      chosen: false,
    })),
    chosen: emit(({ context }) => ({
      type: 'unit.changed',
      unit: selectedUnit(context),
      chosen: true,
    })),
  },
  guards: {
    hasUnit: ({ context, event }) =>
      event.type === 'unit.chosen' && context.units.some((unit) => unitKey(unit) === event.key),
  },
  delays: { answerLimit: 4000 },
}).createMachine({
  id: 'session',
  context: nobody,
  initial: 'loggedOut',
  states: {
    loggedOut: {
      invoke: { src: 'awaitToken' },
      on: {
        'token.found': {
          target: 'loggedIn',
          actions: [
            assign(({ event: { user, unitKey, acting } }) => ({ user, unitKey, acting })),
            emit({ type: 'session.joined' }),
          ],
        },
        'session.restored': {
          target: 'loggedIn',
          actions: assign(({ event: { user, unitKey, acting } }) => ({ user, unitKey, acting })),
        },
        'login.began': 'loggingIn',
        'login.succeeded': { target: 'loggedIn', actions: ['adopt', 'opened'] },
        'login.required': { actions: 'closedByGuard' },
        'handover.wanted': 'handedOver',
      },
    },
    loggingIn: {
      on: {
        'login.succeeded': { target: 'loggedIn', actions: ['adopt', 'opened'] },
        'login.over': 'loggedOut',
        'login.required': { actions: 'closedByGuard' },
        'handover.wanted': 'handedOver',
      },
    },
    loggedIn: {
      invoke: [{ src: 'watchToken' }, { src: 'loadUnits' }],
      on: {
        'logout.chosen': 'loggingOut',
        'handover.wanted': 'handingOver',
        'call.unauthorised': { target: 'loggedOut', actions: ['forget', 'closedBy401'] },
        'login.required': { target: 'loggedOut', actions: ['forget', 'closedByGuard'] },
        'token.lost': {
          target: 'loggedOut',
          actions: ['forget', emit(({ event }) => ({ type: 'session.closed', by: event.by }))],
        },
        'name.changed': {
          actions: [
            emit(({ context, event }) => ({
              type: 'user.changed',
              user: rename(context.user, event),
            })),
            assign({ user: ({ context, event }) => rename(context.user, event) }),
          ],
        },
        'units.loaded': { actions: ['takeUnits', 'selected'] },
        'units.failed': {
          guard: ({ context }) => selectedUnit(context) === undefined,
          actions: [
            assign({
              units: ({ event }) => [event.unit],
              unitKey: ({ event }) => unitKey(event.unit),
            }),
            'selected',
          ],
        },
        'unit.chosen': {
          guard: 'hasUnit',
          actions: [assign({ unitKey: ({ event }) => event.key }), 'chosen'],
        },
      },
    },
    loggingOut: {
      invoke: {
        src: 'logOut',
        onDone: { target: 'loggedOut', actions: ['forget', 'closedByLogout'] },
        onError: { target: 'loggedOut', actions: ['forget', 'closedByLogout', 'failed'] },
      },
      after: {
        answerLimit: { target: 'loggedOut', actions: ['forget', 'closedByLogout', 'failed'] },
      },
      on: {
        'call.unauthorised': { target: 'loggedOut', actions: ['forget', 'closedByLogout'] },
        'token.lost': { target: 'loggedOut', actions: ['forget', 'closedByLogout'] },
      },
    },
    handingOver: {
      invoke: {
        src: 'logOut',
        onDone: { target: 'handedOver', actions: ['forget', 'closedByHandover'] },
        onError: { target: 'handedOver', actions: ['forget', 'closedByHandover'] },
      },
      after: {
        answerLimit: { target: 'handedOver', actions: ['forget', 'closedByHandover'] },
      },
    },
    handedOver: {
      on: {
        'login.succeeded': { target: 'loggedIn', actions: ['adopt', 'opened'] },
        'handover.over': 'loggedOut',
      },
    },
  },
});
