import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Login, Unit, UserData } from '../domain/api-types';
import { selectUnit } from '../domain/unit';

/** Why a session ended. */
export type ClosedBy = 'logout' | 'unauthorised' | 'expired' | 'elsewhere' | 'guard';

interface SessionContext {
  readonly user: UserData | undefined;
  readonly unit: Unit | undefined;
}

export type SessionEvent =
  | { type: 'session.restored'; user: UserData | undefined; unit: Unit | undefined }
  | { type: 'login.succeeded'; login: Login }
  /** Another tab has logged in. */
  | { type: 'token.found'; user: UserData | undefined; unit: Unit | undefined }
  | { type: 'logout.chosen' }
  | { type: 'call.unauthorised' }
  | { type: 'token.lost'; by: 'expired' | 'elsewhere' }
  | { type: 'login.required' }
  | { type: 'units.loaded'; units: readonly Unit[] }
  | { type: 'unit.chosen'; unit: Unit };

export type SessionEmitted =
  | { type: 'session.opened'; login: Login }
  | { type: 'session.joined' }
  | { type: 'session.closed'; by: ClosedBy }
  | { type: 'logout.failed' }
  | { type: 'unit.changed'; unit: Unit | undefined };

const sameUnit = (one: Unit | undefined, other: Unit | undefined) =>
  one?.inventarna_stevilka === other?.inventarna_stevilka;

/**
 * Who is logged in and which unit is selected (§4 Session, Unit list).
 *
 * Logged out becomes logged in when login has answered, at start when storage holds a live token, and when another tab
 * has logged in. It becomes logged out by the logout button (whatever the server answers, and after 4 s without an
 * answer), by any 401, by a token that has expired or is gone, and by a guard that finds no valid login. The token
 * itself lies in storage only.
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
  },
  actions: {
    forget: assign({ user: undefined, unit: undefined }),
    closedByLogout: emit({ type: 'session.closed', by: 'logout' }),
    closedByGuard: emit({ type: 'session.closed', by: 'guard' }),
    closedBy401: emit({ type: 'session.closed', by: 'unauthorised' }),
    failed: emit({ type: 'logout.failed' }),
  },
  delays: { answerLimit: 4000 },
}).createMachine({
  id: 'session',
  context: { user: undefined, unit: undefined },
  initial: 'loggedOut',
  states: {
    loggedOut: {
      invoke: { src: 'awaitToken' },
      on: {
        'token.found': {
          target: 'loggedIn',
          actions: [
            assign(({ event }) => ({ user: event.user, unit: event.unit })),
            emit({ type: 'session.joined' }),
          ],
        },
        'session.restored': {
          target: 'loggedIn',
          actions: assign(({ event }) => ({ user: event.user, unit: event.unit })),
        },
        'login.succeeded': {
          target: 'loggedIn',
          actions: [
            assign({ user: ({ event }) => event.login.user_data, unit: undefined }),
            emit(({ event }) => ({ type: 'session.opened', login: event.login })),
          ],
        },
        'login.required': { actions: 'closedByGuard' },
      },
    },
    loggedIn: {
      invoke: { src: 'watchToken' },
      on: {
        'logout.chosen': 'loggingOut',
        'call.unauthorised': { target: 'loggedOut', actions: ['forget', 'closedBy401'] },
        'login.required': { target: 'loggedOut', actions: ['forget', 'closedByGuard'] },
        'token.lost': {
          target: 'loggedOut',
          actions: ['forget', emit(({ event }) => ({ type: 'session.closed', by: event.by }))],
        },
        'units.loaded': {
          actions: [
            emit(({ context, event }) => ({
              type: 'unit.changed',
              unit: selectUnit(event.units, context.unit),
            })),
            assign({ unit: ({ context, event }) => selectUnit(event.units, context.unit) }),
          ],
        },
        'unit.chosen': {
          guard: ({ context, event }) => !sameUnit(context.unit, event.unit),
          actions: [
            assign({ unit: ({ event }) => event.unit }),
            emit(({ event }) => ({ type: 'unit.changed', unit: event.unit })),
          ],
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
  },
});
