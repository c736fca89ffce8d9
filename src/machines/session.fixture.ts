import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Login, Unit } from '../domain/api-types';
import { login, unitWith } from '../domain/session/session-data.fixture';
import { sessionMachine } from './session';
import type { SessionEmitted, SessionEvent } from './session-events';

export const unit = (inventarna_stevilka: string): Unit => unitWith({ inventarna_stevilka });

/** The context without a session. */
export const withoutSession = {
  user: undefined,
  unitKey: undefined,
  acting: false,
  units: [],
  link: undefined,
  linkFailure: undefined,
};

interface Answers {
  readonly toLogout?: () => Promise<void>;
  readonly toLink?: (token: string) => Promise<Login>;
}

/** A started session machine with what it has emitted and how its actors were used. */
export function start({ toLogout = async () => {}, toLink = async () => login }: Answers = {}) {
  /** How often the server was asked to log out, and the link tokens that it was asked to exchange. */
  const asked = { logouts: 0, links: [] as string[] };
  const loading = { now: 0, report: (_: SessionEvent) => {} };
  const watching = { now: 0, report: (_: SessionEvent) => {} };
  const awaiting = { now: 0 };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logOut: fromPromise(() => {
          asked.logouts += 1;
          return toLogout();
        }),
        exchangeLink: fromPromise(({ input }) => {
          asked.links.push(input.token);
          return toLink(input.token);
        }),
        loadUnits: fromCallback<SessionEvent>(({ sendBack }) => {
          loading.now += 1;
          loading.report = sendBack;
          return () => {
            loading.now -= 1;
          };
        }),
        awaitToken: fromCallback<SessionEvent>(() => {
          awaiting.now += 1;
          return () => {
            awaiting.now -= 1;
          };
        }),
        watchToken: fromCallback<SessionEvent>(({ sendBack }) => {
          watching.now += 1;
          watching.report = sendBack;
          return () => {
            watching.now -= 1;
          };
        }),
      },
    }),
  );
  const emitted: SessionEmitted[] = [];
  for (const type of [
    'session.opened',
    'session.joined',
    'session.closed',
    'logout.failed',
    'link.refused',
    'user.changed',
    'unit.changed',
  ] as const) {
    actor.on(type, (event) => emitted.push(event));
  }
  actor.start();
  return { actor, emitted, asked, loading, watching, awaiting };
}

/** A login of the same user, with the token of staff who act as the user. */
export const actingLogin: Login = {
  ...login,
  token_string: `a.${btoa('{"act":{"sub":"staff"}}').replaceAll('=', '')}.c`,
};

/** A machine as `start` makes it, after a login. */
export const opened = (answers?: Answers) => {
  const started = start(answers);
  started.actor.send({ type: 'login.succeeded', login });
  started.emitted.length = 0;
  return started;
};
