/** The server of a vote, small: codes, keys, one vote for the user, the end, and a network that loses things. */
import { ApiError, NetworkError } from '../src/api/errors';
import type { VoteReceipt } from '../src/domain/api-types';
import type { CastRequest } from '../src/machines/ballot-types';

/** Wrong codes that make a code void. */
const MOST_TRIES = 3;

export type CallKind = 'sendCode' | 'castVotes' | 'loadReceipt';

type Answer = { readonly data: unknown } | { readonly error: unknown };

/** A call on its way. The client may have given it up while it still travels to the server. */
export interface Call {
  readonly tab: number;
  readonly kind: CallKind;
  readonly request: CastRequest | undefined;
  /** The server's answer, once it has acted. */
  answer: Answer | undefined;
  settle: { resolve: (value: unknown) => void; reject: (error: unknown) => void } | undefined;
}

const refusal = (status: number, razlog: string): Answer => ({
  error: new ApiError(status, undefined, undefined, { razlog }),
});

export class BallotServer {
  phase: 'open' | 'over' | 'cancelled' = 'open';
  receipt: VoteReceipt | undefined;
  /** A vote on paper has no receipt on the portal. */
  hasPaperVote = false;
  hasProxy = false;
  /** How many votes were counted. */
  accepted = 0;
  code: string | undefined;
  tries = 0;
  readonly #keys = new Map<string, { body: string; receipt: VoteReceipt }>();
  #codes = 0;

  /** Acts on a call. */
  handle({ kind, request }: Call): Answer {
    if (kind === 'castVotes' && request) return this.#cast(request);
    if (kind === 'sendCode') return this.#sendCode();
    return this.receipt ? { data: this.receipt } : refusal(404, '');
  }

  #closed() {
    if (this.receipt || this.hasPaperVote) return refusal(409, 'ze_glasovano');
    if (this.phase === 'over') return refusal(409, 'koncano');
    if (this.phase === 'cancelled') return refusal(409, 'preklicano');
    return this.hasProxy ? refusal(409, 'pooblastilo_dano') : undefined;
  }

  #sendCode(): Answer {
    const closed = this.#closed();
    if (closed) return closed;
    this.#codes += 1;
    this.code = String(this.#codes).padStart(6, '0');
    this.tries = 0;
    const sent = { kanal: 'e_posta', prejemnik: 'a@example.si', velja_sekund: 600 };
    return { data: { ...sent, preostalo_poskusov: MOST_TRIES } };
  }

  #cast({ votes, code, key }: CastRequest): Answer {
    const body = JSON.stringify([...votes, code]);
    const first = this.#keys.get(key);
    if (first)
      return first.body === body ? { data: first.receipt } : refusal(409, 'kljuc_ponovljen');
    const closed = this.#closed();
    if (closed) return closed;
    if (this.code === undefined) return refusal(422, 'koda_potekla');
    if (code !== this.code) {
      this.tries += 1;
      if (this.tries < MOST_TRIES) return refusal(422, 'koda_napacna');
      this.code = undefined;
      return refusal(429, 'koda_blokirana');
    }
    this.code = undefined;
    this.accepted += 1;
    const receipt = { st_potrdila: `G-${this.accepted}`, kontrolna_vsota: body } as VoteReceipt;
    this.receipt = receipt;
    this.#keys.set(key, { body, receipt });
    return { data: receipt };
  }
}

/** What the network does with the next thing of a call. */
export type Weather =
  /** The server acts, or its answer arrives. */
  | 'fine'
  /** The client gives the call up; the server may still act on it. */
  | 'dropped'
  /** The server acts, and a gateway answers 502. */
  | 'broken';

/** Moves a call by one step; calls that are done are removed by the caller. */
export function advance(server: BallotServer, call: Call, weather: Weather): void {
  const { settle } = call;
  if (weather === 'dropped') {
    settle?.reject(new NetworkError('dropped'));
    call.settle = undefined;
    return;
  }
  if (!call.answer) {
    const answer = server.handle(call);
    call.answer = weather === 'fine' ? answer : { error: new ApiError(502) };
    return;
  }
  if ('data' in call.answer) settle?.resolve(call.answer.data);
  else settle?.reject(call.answer.error);
  call.settle = undefined;
}

/** Whether nothing more can happen to a call. */
export const isOver = ({ answer, settle }: Call) => answer !== undefined && settle === undefined;
