import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Login, UserData } from '../domain/api-types';
import { isActing } from '../domain/session/token';
import { selectUnit, unitKey } from '../domain/units/unit';
import { selectedUnit } from './selected-unit';
import {
  type FullName,
  LinkRefused,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
} from './session-events';

const withoutSession: SessionContext = {
  user: undefined,
  unitKey: undefined,
  acting: false,
  units: [],
  link: undefined,
  linkFailure: undefined,
};

const rename = (user: UserData | undefined, { firstname, lastname }: FullName) =>
  user && { ...user, firstname, lastname };

const LOADED = { type: 'unitChanged', params: { chosen: false } } as const;
const CHOSEN = { type: 'unitChanged', params: { chosen: true } } as const;

/**
 * Who is logged in and which unit is selected (§4 Session, Unit list).
 *
 * A session opens when a login succeeds, at start when storage holds a live token, and when another tab has logged in. It
 * ends by the logout button (with any answer of the server, and after 4 s without an answer), by any 401, by a token that
 * has expired or was removed, and by the navigation guard when it finds no valid login. Only storage holds the token.
 *
 * While a login is under way, the tab does not join a login of another tab: the form names that user and asks how to
 * continue.
 *
 * The units are loaded from the first page in the default layout on; the page of a staff link must not load them, because
 * it ends the session. The unit of the last visit is selected only once the list has it: it may have been sold or belong
 * to another user. When the list cannot be loaded, the unit that this session has stored is used.
 *
 * Staff who act as a user start without a session: an open one is handed over, that is, ended as in a logout, with any
 * answer of the server. Until they have logged in or left the page, the tab does not join a login of another tab, so that
 * the two never mix (`threats.md` B07, E02). The token of their link is exchanged once: a refusal ends at login, a
 * temporary failure is retried only when they choose so (F08).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Ends the session on the server. */
    logOut: fromPromise<void>(async () => {}),
    /** Without a session: waits for a stored live token and sends `token.found`. */
    awaitToken: fromCallback<SessionEvent>(() => {}),
    /** Watches the stored token and sends `token.lost`. */
    watchToken: fromCallback<SessionEvent>(() => {}),
    /** Exchanges the token of a staff link for a session. @throws LinkRefused when a retry cannot help */
    exchangeLink: fromPromise<Login, { token: string }>(async () => {
      throw new Error('exchangeLink is not provided.');
    }),
    /** Loads the user's units; sends `units.loaded` with each list and `units.failed` with each failure. */
    loadUnits: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    forget: assign(withoutSession),
    adopt: assign((_, login: Login) => ({
      ...withoutSession,
      user: login.user_data,
      acting: isActing(login.token_string),
    })),
    opened: emit((_, login: Login) => ({ type: 'session.opened' as const, login })),
    linkRefused: emit({ type: 'link.refused' }),
    forgetLink: assign({ link: undefined, linkFailure: undefined }),
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
    unitChanged: emit(({ context }, { chosen }: { chosen: boolean }) => ({
      type: 'unit.changed' as const,
      unit: selectedUnit(context),
      chosen,
    })),
  },
  guards: {
    hasUnit: ({ context, event }) =>
      event.type === 'unit.chosen' && context.units.some((unit) => unitKey(unit) === event.key),
  },
  delays: { answerLimit: 4000 },
}).createMachine({
  id: 'session',
  context: withoutSession,
  initial: 'loggedOut',
  on: { 'link.opened': { actions: 'linkRefused' } },
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
        'login.succeeded': {
          target: 'loggedIn',
          actions: [
            { type: 'adopt', params: ({ event }) => event.login },
            { type: 'opened', params: ({ event }) => event.login },
          ],
        },
        'login.required': { actions: 'closedByGuard' },
        'handover.wanted': 'handedOver',
      },
    },
    loggingIn: {
      on: {
        'login.succeeded': {
          target: 'loggedIn',
          actions: [
            { type: 'adopt', params: ({ event }) => event.login },
            { type: 'opened', params: ({ event }) => event.login },
          ],
        },
        'login.over': 'loggedOut',
        'login.required': { actions: 'closedByGuard' },
        'handover.wanted': 'handedOver',
      },
    },
    loggedIn: {
      invoke: { src: 'watchToken' },
      initial: 'withoutUnits',
      states: {
        withoutUnits: { on: { 'units.wanted': 'followingUnits' } },
        followingUnits: { invoke: { src: 'loadUnits' } },
      },
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
        'units.loaded': { actions: ['takeUnits', LOADED] },
        'units.failed': {
          guard: ({ context }) => selectedUnit(context) === undefined,
          actions: [
            assign({
              units: ({ event }) => [event.unit],
              unitKey: ({ event }) => unitKey(event.unit),
            }),
            LOADED,
          ],
        },
        'unit.chosen': {
          guard: 'hasUnit',
          actions: [assign({ unitKey: ({ event }) => event.key }), CHOSEN],
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
      initial: 'awaitingLink',
      exit: 'forgetLink',
      on: { 'handover.over': 'loggedOut', 'link.opened': {} },
      states: {
        awaitingLink: {
          on: {
            'link.opened': [
              {
                guard: ({ event }) => event.token !== undefined,
                target: 'exchanging',
                actions: assign({ link: ({ event }) => event.token }),
              },
              { target: 'refused' },
            ],
          },
        },
        exchanging: {
          invoke: {
            src: 'exchangeLink',
            input: ({ context }) => ({ token: context.link ?? '' }),
            onDone: {
              target: '#session.loggedIn',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'opened', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: ({ event }) => event.error instanceof LinkRefused, target: 'refused' },
              { target: 'failed', actions: assign({ linkFailure: ({ event }) => event.error }) },
            ],
          },
        },
        failed: { on: { 'link.retried': 'exchanging' } },
        refused: { entry: 'linkRefused' },
      },
    },
  },
});
