import { guarded, referrerPolicy } from './guarded';

interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  /** The calls that `app/first-visit/ask-early.ts` began before the portal's own scripts had come, by `keyOf`. */
  var earlyAnswers: { readonly asked: number; readonly calls: Map<string, EarlyCall> } | undefined;
}

/** How long an answer may be taken; an older one is asked for again. */
const USABLE_MS = 15_000;

/** An answer belongs to the token that asked for it. */
const keyOf = (address: string, authorization: string | null) => `${authorization} ${address}`;

/**
 * Begins the calls whose answers the portal needs first. A failure is kept for the call that takes it.
 *
 * @param addresses - full addresses under the API, as the client will ask for them
 * @param token - a live token
 */
export function askEarly(addresses: readonly string[], token: string): void {
  const Authorization = `Bearer ${token}`;
  const begin = (address: string): EarlyCall => {
    const stop = new AbortController();
    const { signal } = stop;
    const answer = fetch(address, {
      ...guarded,
      referrerPolicy,
      headers: { Authorization },
      signal,
    });
    answer.catch(() => {});
    return { answer, stop };
  };
  const calls = new Map(
    addresses.map((address) => [keyOf(address, Authorization), begin(address)]),
  );
  globalThis.earlyAnswers = { asked: performance.now(), calls };
}

/** The calls that were begun early, for the API of the page. */
export interface EarlyAnswers {
  /**
   * Whether calls were begun early whose answers are still to be taken.
   *
   * @param unitKey - only calls about the unit with this `inventarna_stevilka`, with which their addresses end
   */
  readonly arePending: (unitKey?: string) => boolean;
  /**
   * The answer to this very request, if it was begun early; each is given once, and ends with the request.
   *
   * @throws as `fetch`, also when the request is aborted
   */
  readonly take: (request: Request) => Promise<Response> | undefined;
  /**
   * Ends calls about a unit that is no longer the user's: an answer that is not read would hold its connection.
   *
   * @param unitKey - its `inventarna_stevilka`, with which the addresses of such calls end
   */
  readonly endAbout: (unitKey: string) => void;
  /** Ends all calls whose answers were not taken. */
  readonly endAll: () => void;
}

/** Whether the page has calls that were begun early, before an API takes them over. */
export const isAskedEarly = (): boolean => openEarlyAnswers(globalThis.earlyAnswers).arePending();

/** @param begun - what `askEarly` has left on the page, if it ran */
export function openEarlyAnswers(begun: typeof globalThis.earlyAnswers): EarlyAnswers {
  const { asked = 0, calls = new Map<string, EarlyCall>() } = begun ?? {};
  const isUsable = () => performance.now() - asked < USABLE_MS;
  const endThose = (isMeant: (key: string) => boolean) => {
    for (const [key, { stop }] of calls) {
      if (!isMeant(key)) continue;
      stop.abort();
      calls.delete(key);
    }
  };
  return {
    arePending: (unitKey = '') =>
      isUsable() && [...calls.keys()].some((key) => key.endsWith(encodeURIComponent(unitKey))),
    take: (request) => {
      const key = keyOf(request.url, request.headers.get('Authorization'));
      const call = request.method === 'GET' && isUsable() ? calls.get(key) : undefined;
      if (!call) return undefined;
      calls.delete(key);
      const { signal } = request;
      const abort = () => call.stop.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
      return call.answer;
    },
    endAbout: (unitKey) => endThose((key) => key.endsWith(encodeURIComponent(unitKey))),
    endAll: () => endThose(() => true),
  };
}
