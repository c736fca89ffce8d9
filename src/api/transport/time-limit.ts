/**
 * Makes a call that is given up when no answer has come in time. §9 sets no time-out for calls in general; a poll needs
 * one, since a call that hangs would be its last.
 *
 * @param ms - how long the answer may take
 * @param signal - ends the call from outside
 * @throws TimeoutError, and whatever the call throws
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const giveUp = () => limit.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const timer = setTimeout(giveUp, ms);
  try {
    return await call(AbortSignal.any([signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
