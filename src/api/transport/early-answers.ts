import { guarded, referrerPolicy } from './guarded';

interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

declare global {
  /** What `app/ask-early.ts` has asked for before the portal's own scripts had come; the key of a call is `keyOf`. */
  var earlyAnswers: { readonly asked: number; readonly calls: Map<string, EarlyCall> } | undefined;
}

/** For how long an answer may be taken; what is older is asked for again. Ms. */
const USABLE = 15_000;

/** An answer is for nobody but the token that asked. */
const keyOf = (address: string, authorization: string | null) => `${authorization} ${address}`;

/**
 * Begins calls whose answers the portal will want first. A failure is kept for whoever takes it.
 *
 * @param addresses - whole addresses under the API, such as the client will ask
 * @param token - a token that is live
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

function usableCalls(): Map<string, EarlyCall> | undefined {
  const { asked = 0, calls } = globalThis.earlyAnswers ?? {};
  return performance.now() - asked < USABLE ? calls : undefined;
}

/**
 * Whether calls were begun early, and their answers are still to be taken.
 *
 * @param unit - only calls about the unit with this `inventarna_stevilka`, with which their addresses end
 */
export function isAskedEarly(unit = ''): boolean {
  const end = encodeURIComponent(unit);
  return [...(usableCalls()?.keys() ?? [])].some((key) => key.endsWith(end));
}

/**
 * Ends calls about a unit that is no longer the user's: an answer that nobody reads would hold its connection.
 *
 * @param unit - its `inventarna_stevilka`, with which the addresses of such calls end
 */
export function endEarlyAbout(unit: string): void {
  const calls = globalThis.earlyAnswers?.calls;
  for (const [key, { stop }] of calls ?? []) {
    if (!key.endsWith(encodeURIComponent(unit))) continue;
    stop.abort();
    calls?.delete(key);
  }
}

/** Ends what nobody has taken: the session has ended. */
export function forgetEarly(): void {
  for (const { stop } of globalThis.earlyAnswers?.calls.values() ?? []) stop.abort();
  globalThis.earlyAnswers = undefined;
}

/**
 * The answer to this very request, if it was begun early; each is given once, and ends with the request.
 *
 * @throws as `fetch`, also when the request is given up
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const key = keyOf(request.url, request.headers.get('Authorization'));
  const call = request.method === 'GET' ? usableCalls()?.get(key) : undefined;
  if (!call) return undefined;
  usableCalls()?.delete(key);
  const { signal } = request;
  const give = () => call.stop.abort(signal.reason);
  if (signal.aborted) give();
  else signal.addEventListener('abort', give, { once: true });
  return call.answer;
}
