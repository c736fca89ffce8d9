/** Two tabs of one user with the ballot of one decision, and the server of `ballot-server`. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { ballotFailureOf } from '../src/api/ballot-failure';
import type { VoteReceipt, VotingCode } from '../src/domain/api-types';
import type { BallotFailure } from '../src/domain/decisions/ballot-failure';
import { ballotMachine, isProxied } from '../src/machines/ballot';
import type { CastRequest } from '../src/machines/ballot-types';
import {
  advance,
  BallotServer,
  type Call,
  type CallKind,
  isOver,
  type Weather,
} from './ballot-server';

export const PROPOSALS = [1, 2];

type Actor = ActorRefFrom<typeof ballotMachine>;

/** A request to vote, and whether the client knows that it was refused. */
interface Sent {
  readonly life: number;
  readonly request: CastRequest;
  refused: boolean;
}

/** XState settles an actor some microtasks after its promise. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await null;
}

export class BallotWorld {
  readonly server = new BallotServer();
  readonly calls: Call[] = [];
  readonly faults: string[] = [];
  readonly tabs: Actor[];
  readonly #sent: Sent[] = [];
  #lives = 0;

  constructor() {
    this.tabs = [0, 1].map((tab) => this.#open(tab));
  }

  /** A page that shows the ballot; the page is only drawn with it while there is no vote. */
  #open(tab: number): Actor {
    this.#lives += 1;
    const life = this.#lives;
    const call = <Answer>(kind: CallKind, request?: CastRequest) =>
      new Promise<Answer>((resolve, reject) => {
        const refuse = (error: unknown) => reject(ballotFailureOf(error));
        const settle = { resolve: resolve as (value: unknown) => void, reject: refuse };
        this.calls.push({ tab, kind, request, answer: undefined, settle });
      });
    const machine = ballotMachine.provide({
      actors: {
        sendCode: fromPromise(() => call<VotingCode>('sendCode')),
        loadReceipt: fromPromise(() => call<VoteReceipt>('loadReceipt')),
        castVotes: fromPromise<VoteReceipt, CastRequest>(({ input }) => {
          const sent = this.#note(life, input);
          return call<VoteReceipt>('castVotes', input).catch((error: unknown) => {
            const { fault } = error as BallotFailure;
            if (fault !== 'unanswered') sent.refused = true;
            throw error;
          });
        }),
      },
    });
    const actor = createActor(machine, {
      input: { proposals: PROPOSALS, votes: new Map(), sentTo: undefined },
    });
    actor.start();
    return actor;
  }

  /**
   * A page may send another request only after each earlier one was refused, at any of its tries: what refuses one refuses
   * the others. The same key has the same body.
   */
  #note(life: number, request: CastRequest): Sent {
    for (const earlier of this.#sent.filter((each) => each.life === life)) {
      const isSameKey = earlier.request.key === request.key;
      if (isSameKey && earlier.request === request) return earlier;
      if (isSameKey) this.faults.push('another vote with its key');
      else if (!earlier.refused) this.faults.push('a second vote after a lost answer');
    }
    const sent = { life, request, refused: false };
    this.#sent.push(sent);
    return sent;
  }

  /** A reload: a page that finds a vote shows it without a ballot. */
  async reload(tab: number): Promise<void> {
    this.tabs[tab]?.stop();
    for (const call of this.calls) if (call.tab === tab) call.settle = undefined;
    this.tabs[tab] = this.#open(tab);
    await this.look(tab);
  }

  /** The next step of a user who wants to vote. */
  async goOn(tab: number): Promise<void> {
    const actor = this.tabs[tab];
    if (!actor) return;
    const state = actor.getSnapshot();
    if (state.matches({ open: 'choosing' })) {
      for (const proposal of PROPOSALS) actor.send({ type: 'vote.chosen', proposal, vote: 'za' });
      actor.send({ type: 'votes.given' });
    } else if (state.matches({ open: 'confirming' })) {
      actor.send({ type: 'code.given', code: this.server.code ?? '000000' });
    } else if (state.matches({ open: 'withoutCode' })) {
      actor.send({ type: 'code.wanted' });
    } else {
      actor.send({ type: 'retry.chosen' });
    }
    await flush();
  }

  /** A tab fetches the decision again. */
  async look(tab: number): Promise<void> {
    const { phase, receipt, hasPaperVote, hasProxy } = this.server;
    const actor = this.tabs[tab];
    if (actor && !hasProxy && isProxied(actor.getSnapshot())) actor.send({ type: 'proxy.revoked' });
    if (receipt || hasPaperVote) actor?.send({ type: 'vote.found' });
    else if (phase !== 'open') actor?.send({ type: 'decision.closed', fault: phase });
    else if (hasProxy) actor?.send({ type: 'decision.closed', fault: 'proxied' });
    await flush();
  }

  async move(place: number, weather: Weather): Promise<void> {
    const call = this.calls[place % Math.max(1, this.calls.length)];
    if (!call) return;
    advance(this.server, call, weather);
    await flush();
    for (const over of this.calls.filter(isOver)) this.calls.splice(this.calls.indexOf(over), 1);
  }

  /** The network is good again, and the user presses what the page offers until it has an answer. */
  async comeToRest(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) {
      while (this.calls.length > 0) await this.move(0, 'fine');
      for (const actor of this.tabs) actor.send({ type: 'retry.chosen' });
      await flush();
      if (this.calls.length === 0) break;
    }
    for (const tab of [0, 1]) await this.look(tab);
    while (this.calls.length > 0) await this.move(0, 'fine');
  }

  /** What must never be, at any moment. */
  broken(): string[] {
    const { server, faults, tabs } = this;
    const wrong = tabs.filter((actor) => {
      const state = actor.getSnapshot();
      return state.matches('received') && state.context.receipt !== server.receipt;
    });
    return [
      ...faults,
      ...(server.accepted > 1 ? ['two votes were counted'] : []),
      ...wrong.map(() => 'a tab has a receipt of another vote, or of none'),
    ];
  }

  /** What must be at rest: a counted vote has its receipt in each tab, a tab without a receipt has an end or a choice. */
  brokenAtRest(): string[] {
    const { server, tabs } = this;
    return tabs.flatMap((actor) => {
      const state = actor.getSnapshot();
      if (server.receipt && !state.matches('received')) return ['a vote without a receipt'];
      if (!server.receipt && state.matches('received')) return ['a receipt without a vote'];
      return state.matches('unanswered') || state.matches('sending') ? ['a vote in the dark'] : [];
    });
  }

  end(): void {
    for (const actor of this.tabs) actor.stop();
  }
}
