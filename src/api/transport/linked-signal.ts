/** A signal that follows several others, until it is released. */
export interface LinkedSignal {
  readonly signal: AbortSignal;
  /** Stops following them; call it when the signal is no longer needed. */
  readonly release: () => void;
}

/**
 * A signal that is aborted as soon as one of the sources is, with its reason. WebKit loses a signal of `AbortSignal.any`
 * that only a `Request` refers to, and then ends no call.
 */
export function linkedSignal(...sources: readonly AbortSignal[]): LinkedSignal {
  const ending = new AbortController();
  const released = new AbortController();
  for (const source of sources) {
    const end = () => ending.abort(source.reason);
    if (source.aborted) end();
    else source.addEventListener('abort', end, { once: true, signal: released.signal });
  }
  return { signal: ending.signal, release: () => released.abort() };
}
