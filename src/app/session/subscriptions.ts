/** Ends what was begun; a second call does nothing. */
export type Stop = () => void;

/** Ends all of these, in their order. */
export function stopAll(...parts: readonly (Stop | { unsubscribe(): void })[]): Stop {
  return () => {
    for (const part of parts) {
      if (typeof part === 'function') part();
      else part.unsubscribe();
    }
  };
}
