import { type Limit, longestSpan } from './try-limits';

export type Tries = ReturnType<typeof createTries>;

/**
 * Counts tries by the limits that hold for them: by what is tried, by whence it comes, or by both.
 * @param now milliseconds since 1970
 */
export function createTries(now: () => number = Date.now) {
  const tries = new Map<string, readonly number[]>();
  const known = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();
  const recent = (key: string, span: number) =>
    (tries.get(key) ?? []).filter((at) => at > now() - span);

  return {
    /** Seconds until none of the limits has to be waited for any more; 0 when none has. */
    secondsToWait(limits: readonly Limit[]): number {
      const waits = limits.map(({ of, from, allowed, span, isForKnown = true }) => {
        if (!isForKnown && limits.some((limit) => known.has(keyOf(limit)))) return 0;
        const [oldest = 0, ...rest] = recent(keyOf({ of, from }), span).slice(-allowed);
        return rest.length + 1 < allowed ? 0 : Math.ceil((oldest + span - now()) / 1000);
      });
      return Math.max(0, ...waits);
    },

    /** Remembers a try for each limit. */
    count(limits: readonly Limit[]): void {
      for (const key of tries.keys()) if (recent(key, longestSpan).length === 0) tries.delete(key);
      // Two limits may hold for the same tries.
      for (const key of new Set(limits.map(keyOf))) {
        tries.set(key, [...recent(key, longestSpan), now()]);
      }
    },

    /** Forgets the tries of a thing from one source, of which it is known from now on that it succeeds. */
    succeeded({ of, from }: Required<Pick<Limit, 'of' | 'from'>>): void {
      tries.delete(keyOf({ of, from }));
      known.add(keyOf({ of, from }));
    },

    /** Forgets all tries of a thing, from wherever they came. */
    forget(of: string): void {
      for (const key of tries.keys()) if (key.startsWith(keyOf({ of }))) tries.delete(key);
    },

    /**
     * Lets tries from one source be made one after the other, so that of those sent all at once none is let in by a
     * count that is still to come.
     */
    inTurn<Result>(source: string, run: () => Promise<Result>): Promise<Result> {
      const mine = (turns.get(source) ?? Promise.resolve()).then(run);
      const settled = mine.then(
        () => {},
        () => {},
      );
      turns.set(source, settled);
      void settled.then(() => turns.get(source) === settled && turns.delete(source));
      return mine;
    },
  };
}

/** A thing first, so that all that is about it begins alike; neither part can hold a line end. */
function keyOf({
  of = '',
  from = '',
}: {
  of?: string | undefined;
  from?: string | undefined;
}): string {
  return `${of}\n${from}`;
}
