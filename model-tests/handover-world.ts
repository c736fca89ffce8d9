/** Two tabs of a giver with one handover, its taker and the manager, on the backend and a network that loses things. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { decide, work } from '../mocks/people/handover/handover-life';
import { createBackend } from '../mocks/server/backend';
import type { RowOf } from '../mocks/world/db';
import { DEMO_TODAY } from '../mocks/world/demo-today';
import { createApi } from '../src/api/client';
import { deleteHandover, moveHandover, saveHandover } from '../src/api/people-handover';
import type { Handover } from '../src/domain/api-types';
import { type HandoverEvent, handoverMachine } from '../src/machines/handover';
import { draftOf } from '../src/screens/handover/draft-of';
import { LossyNetwork, rest, type Weather } from './lossy-network';

/** Ana's complete draft of flat 14. */
const ID = 702;
const ANA = { userId: 4821, manager: 'zelenigaj', codePayer: '104217' };
const ORIGIN = 'http://portal.test';
const where = { id_predaje: { equals: ID } };

type Actor = ActorRefFrom<typeof handoverMachine>;

const backend = createBackend();

export class HandoverWorld {
  readonly faults: string[] = [];
  readonly network = new LossyNetwork((request) => backend.handle(request));
  readonly tabs: Actor[];
  /** What the taker has signed, as the link showed it. */
  signed: string | undefined;
  readonly #token: string;
  readonly #api;

  static async open(): Promise<HandoverWorld> {
    backend.reset();
    const token = await backend.tokens.issue(ANA);
    const world = new HandoverWorld(token);
    const [row] = await world.#list();
    for (const _ of [0, 1]) world.tabs.push(world.#open(row as Handover));
    return world;
  }

  private constructor(token: string) {
    this.#token = token;
    this.tabs = [];
    this.#api = createApi({
      origin: ORIGIN,
      product: 'portal',
      readToken: () => token,
      onUnauthorised: () => this.faults.push('the session has ended'),
      fetch: (request) => this.network.receive(request),
    });
  }

  /** A page with the handover; its calls are those of the page. */
  #open(handover: Handover): Actor {
    const api = this.#api;
    const only = { change: {} };
    const machine = handoverMachine.provide({
      actors: {
        keepStep: fromPromise(({ input }) =>
          saveHandover(api, ID, draftOf(input.handover, Object(input.step ?? only).change)),
        ),
        sign: fromPromise(({ input: { handover: read } }) => {
          const { razlicica } = read;
          return moveHandover(api, ID, { razlicica, stanje: 'caka_prevzemnika' }).then((now) => {
            const isRead = dataOf(now) === dataOf(read);
            if (!isRead) this.faults.push('the giver has signed what was not shown');
            return now;
          });
        }),
        withdraw: fromPromise(({ input: { handover: read } }) =>
          moveHandover(api, ID, { razlicica: read.razlicica, stanje: 'osnutek' }),
        ),
        deleteDraft: fromPromise(() => deleteHandover(api, ID)),
      },
    });
    const actor = createActor(machine, { input: { handover } });
    actor.start();
    return actor;
  }

  /** The server's row; `undefined` when the draft was deleted. */
  get row() {
    return backend.db.handover.findFirst({ where }) ?? undefined;
  }

  /** The payer codes that the taker has got. */
  get taken(): number {
    return backend.db.payer.getAll().filter(({ user_id }) => user_id === 0).length - freePayers;
  }

  async #list(): Promise<Handover[]> {
    const headers = { Authorization: `Bearer ${this.#token}` };
    const request = new Request(`${ORIGIN}/api/portal-user/v2/handovers`, { headers });
    const { predaje } = await (await backend.handle(request)).json();
    return predaje.filter(({ id_predaje }: Handover) => id_predaje === ID);
  }

  /** A page without a draft has no buttons. */
  async press(tab: number, event: HandoverEvent): Promise<void> {
    const actor = this.tabs[tab];
    if (actor?.getSnapshot().status === 'active') actor.send(event);
    await rest();
  }

  /** A tab reads the list: what is newer than its own is shown. */
  async look(tab: number): Promise<void> {
    const [row] = await this.#list();
    const actor = this.tabs[tab];
    const known = actor?.getSnapshot().context.handover.razlicica ?? 0;
    if (row && row.razlicica > known)
      await this.press(tab, { type: 'handover.read', handover: row });
  }

  async move(place: number, weather: Weather): Promise<void> {
    await this.network.move(place, weather);
    await rest();
  }

  /** The taker opens the last link and answers; an ended link does nothing. */
  async answer(odgovor: 'potrjujem' | 'zavracam'): Promise<void> {
    const links = backend.mailbox.messages().map(({ link }) => link);
    const link = links.findLast((each) => each.startsWith('/prevzem/'));
    if (link === undefined) return;
    const url = `${ORIGIN}/api/auth/v1/handover/${link.slice('/prevzem/'.length)}`;
    const offer = await backend.handle(new Request(url));
    if (!offer.ok) return;
    const { datum_predaje } = await offer.json();
    const razlog = odgovor === 'zavracam' ? 'Datum je drug.' : null;
    const body = JSON.stringify({ odgovor, razlog, password: null });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await backend.handle(new Request(url, { method: 'POST', body, headers }));
    if (sent.ok && odgovor === 'potrjujem') this.signed = datum_predaje;
    const again = await backend.handle(new Request(url, { method: 'POST', body, headers }));
    if (again.ok) this.faults.push('a link was used twice');
  }

  /** The manager begins, or decides. */
  manage(): void {
    const { row } = this;
    if (row?.stanje === 'oddano') work(backend.db, row);
    else if (row?.stanje === 'v_obdelavi') decide(backend.db, row, backend.mailbox);
  }

  /** The party whose turn it is goes on. */
  async goOn(): Promise<void> {
    const { row } = this;
    if (row?.stanje === 'caka_prevzemnika') return this.answer('potrjujem');
    if (row?.stanje !== 'osnutek') return this.manage();
    await this.look(0);
    await this.press(0, { type: 'sign.chosen' });
    await this.move(this.network.calls.length - 1, 'fine');
  }

  /** What must never be, at any moment. */
  broken(): string[] {
    const { row, faults } = this;
    if (!row) return faults;
    const [givers, takers] = [row.predajnik_ob !== null, row.prevzemnik_ob !== null];
    const both = givers && takers;
    const isRight = {
      osnutek: !givers && !takers,
      caka_prevzemnika: givers && !takers,
      oddano: both,
      v_obdelavi: both,
      potrjeno: both,
      zavrnjeno: both,
    }[row.stanje];
    return [
      ...faults,
      ...(isRight ? [] : [`${row.stanje} with other signatures`]),
      ...(takers && row.datum_predaje !== this.signed ? ['the taker has signed another day'] : []),
      ...(this.taken === (isTaken(row) ? 1 : 0) ? [] : [`${this.taken} new payer codes`]),
    ];
  }

  /** The network is good again and each tab reads the list: what it shows is what the server has. */
  async brokenAtRest(): Promise<string[]> {
    while (this.network.calls.length > 0) await this.move(0, 'fine');
    for (const tab of [0, 1]) await this.look(tab);
    const { row } = this;
    // Without it, the list is shown instead.
    if (!row) return [];
    return this.tabs.flatMap((actor) => {
      const { value, context } = actor.getSnapshot();
      const isDraft = row.stanje === 'osnutek';
      const isSigned = row.stanje === 'caka_prevzemnika' || row.stanje === 'oddano';
      const right = isDraft ? 'draft' : isSigned ? 'signed' : 'closed';
      const same = context.handover.razlicica === row.razlicica;
      return value === right && same ? [] : [`${String(value)} for ${row.stanje}`];
    });
  }

  end(): void {
    for (const actor of this.tabs) actor.stop();
  }
}

/** Whether the unit has another owner: it is confirmed, and the giver's last day is over. */
const isTaken = ({ stanje, datum_predaje }: RowOf<'handover'>) =>
  stanje === 'potrjeno' && (datum_predaje ?? DEMO_TODAY) < DEMO_TODAY;

const freePayers = backend.db.payer.getAll().filter(({ user_id }) => user_id === 0).length;

const dataOf = ({ vrsta, datum_predaje, prevzemnik, stevci, priloge }: Handover) =>
  JSON.stringify([vrsta, datum_predaje, prevzemnik, stevci, priloge]);
