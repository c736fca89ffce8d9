import { guarded, referrerPolicy } from './guarded';

declare global {
  /** What `app/ask-early.ts` has asked for before the portal's own scripts had come; its key is `keyOf`. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** How long after the page was asked for an answer may still be taken; what is older is asked for again. Ms. */
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
  const asked = addresses.map((address) => {
    const answer = fetch(address, { ...guarded, referrerPolicy, headers: { Authorization } });
    answer.catch(() => {});
    return [keyOf(address, Authorization), answer] as const;
  });
  globalThis.earlyAnswers = new Map(asked);
}

/** Whether calls were begun early, and their answers are still to be taken. */
export function isAskedEarly(): boolean {
  return (globalThis.earlyAnswers?.size ?? 0) > 0 && performance.now() < USABLE;
}

/** Lets go of all that nobody has taken: the session has ended. */
export function forgetEarly(): void {
  globalThis.earlyAnswers?.clear();
}

/**
 * The answer to this very request, if it was begun early; each is given once.
 *
 * @throws as `fetch`, also when the request is given up
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET' || performance.now() > USABLE) return undefined;
  const key = keyOf(request.url, request.headers.get('Authorization'));
  const answer = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return answer?.then((response) => {
    request.signal.throwIfAborted();
    return response;
  });
}
