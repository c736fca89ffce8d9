import { type Limit, longestSpan } from './try-limits';

export type Tries = ReturnType<typeof createTries>;

/**
 * Counts tries by the limits that apply: by target, by source, or by both.
 * @param now milliseconds since 1970
 */
export function createTries(now: () => number = Date.now) {
  const tries = new Map<string, readonly number[]>();
  const known = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();
  const recent = (key: string, span: number) =>
    (tries.get(key) ?? []).filter((at) => at > now() - span);

  return {
    /** Seconds until no limit applies any more; 0 when none applies. */
    secondsToWait(limits: readonly Limit[]): number {
      const waits = limits.map(({ of, from, allowed, span, isForKnown = true }) => {
        if (!isForKnown && limits.some((limit) => known.has(keyOf(limit)))) return 0;
        const [oldest = 0, ...rest] = recent(keyOf({ of, from }), span).slice(-allowed);
        return rest.length + 1 < allowed ? 0 : Math.ceil((oldest + span - now()) / 1000);
      });
      return Math.max(0, ...waits);
    },

    /** Records a try for each limit. */
    count(limits: readonly Limit[]): void {
      for (const key of tries.keys()) if (recent(key, longestSpan).length === 0) tries.delete(key);
      // Two limits may apply to the same tries.
      for (const key of new Set(limits.map(keyOf))) {
        tries.set(key, [...recent(key, longestSpan), now()]);
      }
    },

    /** Deletes the tries for a target from one source, and marks that the source has succeeded. */
    succeeded({ of, from }: Required<Pick<Limit, 'of' | 'from'>>): void {
      tries.delete(keyOf({ of, from }));
      known.add(keyOf({ of, from }));
    },

    /** Deletes all tries for a target, from all sources. */
    forget(of: string): void {
      for (const key of tries.keys()) if (key.startsWith(keyOf({ of }))) tries.delete(key);
    },

    /** Runs the tries of one source in sequence, so that simultaneous ones cannot pass before they are counted. */
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

/** The target comes first, so that all keys of a target have the same prefix. Neither part can contain a line end. */
function keyOf({
  of = '',
  from = '',
}: {
  of?: string | undefined;
  from?: string | undefined;
}): string {
  return `${of}\n${from}`;
}
