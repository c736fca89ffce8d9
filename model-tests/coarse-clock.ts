/**
 * A clock for thousands of timers; Vitest's fake timers are too slow for them. Time passes in steps, and timers fire at the
 * end of their step.
 */
export class CoarseClock {
  now = 0;
  private readonly step: number;
  private readonly due = new Map<number, Map<number, () => void>>();
  private readonly steps = new Map<number, number>();
  private ids = 0;

  /** @param step - length of a step in milliseconds */
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

  /** Lets time pass; after each step all promises settle. */
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
