/** Ends a subscription; a second call does nothing. */
export type Stop = () => void;

/** Combines subscriptions; they are ended in the given order. */
export function stopAll(...parts: readonly (Stop | { unsubscribe(): void })[]): Stop {
  return () => {
    for (const part of parts) {
      if (typeof part === 'function') part();
      else part.unsubscribe();
    }
  };
}
