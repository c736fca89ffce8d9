import { guarded, referrerPolicy } from './guarded';

interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  /** The calls that `app/first-visit/ask-early.ts` began before the portal's own scripts had loaded, by `keyOf`. */
  var earlyAnswers: { readonly asked: number; readonly calls: Map<string, EarlyCall> } | undefined;
}

/** How long an early answer may be used; after that the call is sent again. */
const USABLE_FOR_MS = 15_000;

/** An answer is used only with the token of its request. */
const keyOf = (address: string, authorization: string | null) => `${authorization} ${address}`;

/**
 * Begins the calls whose answers the portal needs first. A failure is kept for the request that uses it.
 *
 * @param addresses - full addresses under the API, as the client will request them
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

/** The early calls of the page, for the API of the portal. */
export interface EarlyAnswers {
  /**
   * Whether early calls have answers that were not used yet.
   *
   * @param unitNumber - only calls about the unit with this `inventarna_stevilka`, with which their addresses end
   */
  readonly arePending: (unitNumber?: string) => boolean;
  /**
   * The early answer to a request, if there is one. It is returned once; aborting the request aborts the early call.
   *
   * @throws as `fetch`, also when the request is aborted
   */
  readonly take: (request: Request) => Promise<Response> | undefined;
  /**
   * Aborts calls about a unit that is no longer the user's: an unread answer would keep its connection busy.
   *
   * @param unitNumber - its `inventarna_stevilka`, with which the addresses of such calls end
   */
  readonly endAbout: (unitNumber: string) => void;
  /** Aborts all calls whose answers were not used. */
  readonly endAll: () => void;
}

/** Whether the page has early calls that its API can use. */
export const isAskedEarly = (): boolean => openEarlyAnswers(globalThis.earlyAnswers).arePending();

/** @param begun - the calls that `askEarly` has left on the page, if it ran */
export function openEarlyAnswers(begun: typeof globalThis.earlyAnswers): EarlyAnswers {
  const { asked = 0, calls = new Map<string, EarlyCall>() } = begun ?? {};
  const isUsable = () => performance.now() - asked < USABLE_FOR_MS;
  const endThose = (isMeant: (key: string) => boolean) => {
    for (const [key, { stop }] of calls) {
      if (!isMeant(key)) continue;
      stop.abort();
      calls.delete(key);
    }
  };
  return {
    arePending: (unitNumber = '') =>
      isUsable() && [...calls.keys()].some((key) => key.endsWith(encodeURIComponent(unitNumber))),
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
    endAbout: (unitNumber) => endThose((key) => key.endsWith(encodeURIComponent(unitNumber))),
    endAll: () => endThose(() => true),
  };
}
