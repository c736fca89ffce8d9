import { assign, emit, fromPromise, setup } from 'xstate';
import type { Login, Manager } from '../domain/api-types';

/** The manager entry to switch to. */
export type SwitchTarget = Pick<Manager, 'manager' | 'code_payer'>;

export type ManagerSwitchEvent =
  | { type: 'manager.chosen'; target: SwitchTarget }
  /** The user cancels the wait for the answer. */
  | { type: 'cancel.chosen' }
  | { type: 'call.unauthorised' }
  | { type: 'session.closed' }
  /** Another tab of the session begins to switch or still waits for the answer. */
  | { type: 'switch.announced' }
  /** Another tab's switch has failed. */
  | { type: 'switch.over' };

export type ManagerSwitchEmitted =
  | { type: 'switch.began' }
  | { type: 'manager.switched'; login: Login }
  | { type: 'switch.failed' }
  | { type: 'switch.cancelled' }
  | { type: 'call.unauthorised' };

interface ManagerSwitchContext {
  /** Whether a call got a 401 while the switch was under way. */
  readonly unauthorised: boolean;
}

/**
 * The change to another manager (§4 Switching manager).
 *
 * A switch sends one POST, however often it is chosen. It waits as long as the server does (§9: no time-out) or until the
 * user cancels. A cancelled or failed switch changes nothing. A successful one reloads the page.
 *
 * Every 401 of a call comes here first. Without a switch it is passed on to the session at once. During a switch it is
 * held back, because the server revokes the old token as it switches: only after a failed switch does the 401 concern the
 * session. The same applies while another tab switches; when that succeeds, the token changes and this tab reloads. The
 * other tab repeats its announcement every 10 s; after 30 s of silence it counts as closed.
 */
export const managerSwitchMachine = setup({
  types: {
    context: {} as ManagerSwitchContext,
    events: {} as ManagerSwitchEvent,
    emitted: {} as ManagerSwitchEmitted,
  },
  actors: {
    /** Sends the request to switch. */
    switchManager: fromPromise<Login, SwitchTarget>(async () => {
      throw new Error('switchManager is not provided.');
    }),
  },
  actions: {
    holdUnauthorised: assign({ unauthorised: true }),
    releaseUnauthorised: emit({ type: 'call.unauthorised' }),
    began: emit({ type: 'switch.began' }),
    failed: emit({ type: 'switch.failed' }),
    cancelled: emit({ type: 'switch.cancelled' }),
  },
  guards: { heldUnauthorised: ({ context }) => context.unauthorised },
  delays: { silence: 30_000 },
}).createMachine({
  id: 'managerSwitch',
  context: { unauthorised: false },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ unauthorised: false }),
      on: {
        'manager.chosen': { target: 'switching', actions: 'began' },
        'switch.announced': 'switchingElsewhere',
        'call.unauthorised': { actions: 'releaseUnauthorised' },
      },
    },
    switching: {
      invoke: {
        src: 'switchManager',
        input: ({ event }) => {
          if (event.type !== 'manager.chosen') throw new Error('Only a choice begins a switch.');
          return event.target;
        },
        onDone: {
          target: 'switched',
          actions: emit(({ event }) => ({ type: 'manager.switched', login: event.output })),
        },
        onError: 'failing',
      },
      on: {
        'cancel.chosen': 'cancelling',
        'call.unauthorised': { actions: 'holdUnauthorised' },
        'session.closed': 'idle',
      },
    },
    failing: {
      always: [
        { guard: 'heldUnauthorised', target: 'idle', actions: 'releaseUnauthorised' },
        { target: 'idle', actions: 'failed' },
      ],
    },
    cancelling: {
      always: [
        { guard: 'heldUnauthorised', target: 'idle', actions: 'releaseUnauthorised' },
        { target: 'idle', actions: 'cancelled' },
      ],
    },
    switched: {
      on: {
        'session.closed': 'idle',
        'call.unauthorised': { actions: 'releaseUnauthorised' },
      },
    },
    switchingElsewhere: {
      after: { silence: 'overElsewhere' },
      on: {
        'switch.announced': { target: 'switchingElsewhere', reenter: true },
        'call.unauthorised': { actions: 'holdUnauthorised' },
        'manager.chosen': { target: 'switching', actions: 'began' },
        'switch.over': 'overElsewhere',
        'session.closed': 'idle',
      },
    },
    overElsewhere: {
      always: [
        { guard: 'heldUnauthorised', target: 'idle', actions: 'releaseUnauthorised' },
        { target: 'idle' },
      ],
    },
  },
});
