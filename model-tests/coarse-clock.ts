/**
 * A clock for thousands of timers, which the fake timers of Vitest are too slow for. Time passes in steps; what is due in
 * a step happens at its end.
 */
export class CoarseClock {
  now = 0;
  private readonly step: number;
  private readonly due = new Map<number, Map<number, () => void>>();
  private readonly steps = new Map<number, number>();
  private ids = 0;

  /** @param step how finely time passes, ms */
  constructor(step: number) {
    this.step = step;
  }

  setTimeout = (run: () => void, ms: number): number => {
    const at = Math.max(this.now + this.step, Math.ceil((this.now + ms) / this.step) * this.step);
    this.ids += 1;
    this.due.set(at, (this.due.get(at) ?? new Map()).set(this.ids, run));
    this.steps.set(this.ids, at);
    return this.ids;
  };

  clearTimeout = (id: number): void => {
    this.due.get(this.steps.get(id) ?? -1)?.delete(id);
    this.steps.delete(id);
  };

  /** Lets time pass, and all promises come to rest after each step. */
  async pass(ms: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += this.step;
      const ready = this.due.get(this.now);
      this.due.delete(this.now);
      for (const [id, run] of ready ?? []) {
        this.steps.delete(id);
        run();
      }
      if (ready) await new Promise(setImmediate);
    }
  }
}
