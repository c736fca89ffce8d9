/** One invitation open in two browsers, and the person who has sent it, on the backend and a network that loses things. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createBackend } from '../mocks/server/backend';
import { printOf } from '../mocks/server/link-token';
import { DEMO_LOGINS } from '../mocks/world/seed';
import { createApi } from '../src/api/client';
import { acceptInvitation, loadInvitation } from '../src/api/people-invitation';
import type { Acceptance } from '../src/api/schema';
import { type InvitationEvent, invitationMachine } from '../src/machines/invitation';
import { LossyNetwork, rest, type Weather } from './lossy-network';

const LINK = 'cG92YWJpbG8temEtcm9rYS1wZXRrYS1zYW1vLXRlc3Q';
const ORIGIN = 'http://portal.test';
const ROK = DEMO_LOGINS.find(({ name }) => name.startsWith('Rok'));
const where = { id_souporabnika: { equals: 602 } };

export const rightPassword: Acceptance = { password: ROK?.password ?? '', novi_racun: null };
export const wrongPassword: Acceptance = { password: 'Napacno1', novi_racun: null };

const backend = createBackend();

export class InvitationWorld {
  readonly network = new LossyNetwork((request) => backend.handle(request));
  readonly browsers: ActorRefFrom<typeof invitationMachine>[];
  /** The tokens of the sessions that the browsers have got. */
  readonly sessions: string[] = [];

  constructor() {
    backend.reset();
    const data = { e_posta: ROK?.email ?? '', odtis: printOf(LINK) };
    backend.db.coUser.update({ where, data });
    this.browsers = [0, 1].map(() => this.#open());
  }

  #open() {
    const api = createApi({
      origin: ORIGIN,
      product: 'portal',
      readToken: () => undefined,
      onUnauthorised: () => undefined,
      fetch: (request) => this.network.receive(request),
    });
    const machine = invitationMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => loadInvitation(api, LINK, signal)),
        accept: fromPromise(async ({ input }) => {
          const login = await acceptInvitation(api, LINK, input);
          this.sessions.push(login.token_string);
          return login;
        }),
      },
    });
    const actor = createActor(machine);
    actor.start();
    return actor;
  }

  get row() {
    return backend.db.coUser.findFirst({ where, strict: true });
  }

  /** The owner ends the invitation or the access. */
  revoke(): void {
    const { user_id, preklican_ob } = this.row;
    if (preklican_ob !== null) return;
    backend.db.coUser.update({ where, data: { preklican_ob: '2026-11-21T12:00:00+01:00' } });
    backend.tokens.revokeAt(user_id, { manager: 'zelenigaj', code_payer: '104217' });
  }

  /** Seven days are over. */
  expire(): void {
    backend.db.coUser.update({ where, data: { velja_do: '2026-11-21T12:00:00+01:00' } });
  }

  /** A page at its end has no buttons. */
  async press(browser: number, event: InvitationEvent): Promise<void> {
    const actor = this.browsers[browser];
    if (actor?.getSnapshot().status === 'active') actor.send(event);
    await rest();
  }

  async move(place: number, weather: Weather): Promise<void> {
    await this.network.move(place, weather);
    await rest();
  }

  /** What must never be: a second session by one link, a session without access, an access without acceptance. */
  async broken(): Promise<string[]> {
    const { sprejet_ob, preklican_ob } = this.row;
    const hasAccess = sprejet_ob !== null && preklican_ob === null;
    const faults: string[] = [];
    if (this.sessions.length > 1) faults.push('two sessions by one link');
    for (const token of this.sessions) {
      const headers = { Authorization: `Bearer ${token}` };
      const path = '/api/portal-user/v1/e_manager/enota';
      const { ok } = await backend.handle(new Request(`${ORIGIN}${path}`, { headers }));
      if (ok !== hasAccess) faults.push(`a session that is ${ok ? 'open' : 'closed'}`);
    }
    const accepted = this.browsers.filter((actor) => actor.getSnapshot().matches('accepted'));
    if (accepted.length > this.sessions.length) faults.push('accepted without a session');
    if (accepted.length > 0 && sprejet_ob === null) faults.push('accepted, but not by the server');
    return faults;
  }

  /** The network is good again, and the user presses what the page offers: each page has an end. */
  async brokenAtRest(): Promise<string[]> {
    for (let turn = 0; turn < 10; turn += 1) {
      while (this.network.calls.length > 0) await this.move(0, 'fine');
      for (const browser of [0, 1]) {
        await this.press(browser, { type: 'retry.chosen' });
        await this.press(browser, { type: 'acceptance.given', acceptance: rightPassword });
      }
    }
    while (this.network.calls.length > 0) await this.move(0, 'fine');
    const ends = this.browsers.map((actor) => String(actor.getSnapshot().value));
    const isOver = ends.every((end) => end === 'over' || end === 'accepted');
    return isOver ? [] : [`not at an end: ${ends}`];
  }

  end(): void {
    for (const actor of this.browsers) actor.stop();
  }
}
