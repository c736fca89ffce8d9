import type { Db } from '../world/db';
import type { DemoClock } from '../world/demo-clock';
import { createEventNotices } from './event-notices';
import { createFaultLife } from './fault-life';
import { scenario } from './scenario';

const MINUTE_MS = 60_000;

export type EventLife = ReturnType<typeof createEventLife>;

/**
 * What happens in the demo's building while a user looks: an outage begins, is late and ends, a plan changes, and each fault
 * that was reported goes through its states. There are no timers: `advance` does what is due by the clock.
 *
 * @param isAlive without it nothing happens
 */
export function createEventLife(db: Db, clock: DemoClock, isAlive: boolean) {
  const notices = createEventNotices(db, clock);
  const faults = createFaultLife(db, clock);
  let beginning: number | undefined;
  let done = 0;

  return {
    /** The events or faults of a building were asked for; the first time, the scenario begins with the last whole minute. */
    seen(objekt_sifra: string): void {
      if (!isAlive || objekt_sifra !== scenario.objekt_sifra) return;
      beginning ??= Math.floor(clock.elapsed() / MINUTE_MS) * MINUTE_MS;
    },

    /** A fault was reported, or opened again. */
    reported(number: string): void {
      if (isAlive) faults.begin(number);
    },

    advance(): void {
      if (!isAlive) return;
      faults.advance();
      notices.advance();
      for (const step of scenario.steps.slice(done)) {
        if (beginning === undefined) return;
        const start = beginning;
        if (clock.elapsed() < start + step.minute * MINUTE_MS) return;
        const at = (minute: number) => clock.at(start + minute * MINUTE_MS);
        const { event, text } = step.happens(db, at);
        notices.tell(event, text);
        done += 1;
      }
    },
  };
}
