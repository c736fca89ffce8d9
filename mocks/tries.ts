/** How many tries, and in how many milliseconds (domain.md C8). */
const allowed = 5;
const span = 15 * 60_000;

export type Tries = ReturnType<typeof createTries>;

/**
 * Counts tries by what they are about - an e-mail, a payer code at a manager (domain.md C8: "limit tries per
 * manager + code and per address"). A key that has had five tries in fifteen minutes has to wait.
 * @param now milliseconds since 1970
 */
export function createTries(now: () => number = Date.now) {
  const tries = new Map<string, readonly number[]>();
  const recent = (key: string) => (tries.get(key) ?? []).filter((at) => at > now() - span);

  return {
    /** Seconds until none of the keys has to wait any more; 0 when none has to. */
    secondsToWait(keys: readonly string[]): number {
      const waits = keys.map((key) => {
        const [oldest = 0, ...rest] = recent(key).slice(-allowed);
        return rest.length + 1 < allowed ? 0 : Math.ceil((oldest + span - now()) / 1000);
      });
      return Math.max(0, ...waits);
    },

    /** Remembers a try for each key. */
    count(keys: readonly string[]): void {
      for (const key of tries.keys()) if (recent(key).length === 0) tries.delete(key);
      for (const key of keys) tries.set(key, [...recent(key), now()]);
    },

    /** Forgets the tries of a key. */
    forget(key: string): void {
      tries.delete(key);
    },
  };
}
