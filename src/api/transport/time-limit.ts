import { linkedSignal } from './linked-signal';

/**
 * Makes a call with a time limit. §9 sets no time-out for calls in general; a poll needs one, since a hanging call would
 * stop it permanently.
 *
 * @param ms - how long the answer may take
 * @param signal - aborts the call from outside
 * @throws TimeoutError, and what the call throws
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const abort = () => limit.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const timer = setTimeout(abort, ms);
  const linked = linkedSignal(signal, limit.signal);
  try {
    return await call(linked.signal);
  } finally {
    linked.release();
    clearTimeout(timer);
  }
}
