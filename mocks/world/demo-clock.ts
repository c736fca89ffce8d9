import { DEMO_NOW, DEMO_TODAY } from './demo-today';

const OFFSET = DEMO_NOW.slice(-6);
const MINUTE_MS = 60_000;

/** The clock of the events in a building: it begins at the moment of the demo world and never leaves its day. */
export interface DemoClock {
  /** Milliseconds since the world began. */
  elapsed(): number;
  /** The moment, to the second. */
  now(): string;
  /** The last whole minute. */
  minute(): string;
  /** The moment so many milliseconds after the beginning of the world. */
  at(milliseconds: number): string;
}

/** @param source milliseconds since 1970; without it the clock stands still */
export function createDemoClock(source?: () => number): DemoClock {
  const start = source?.() ?? 0;
  const begin = Date.parse(DEMO_NOW);
  const last = Date.parse(`${DEMO_TODAY}T23:59:00${OFFSET}`);
  const elapsed = () => (source ? Math.max(0, source() - start) : 0);
  const at = (milliseconds: number) => demoMoment(Math.min(begin + milliseconds, last));
  return {
    elapsed,
    at,
    now: () => at(elapsed()),
    minute: () => at(Math.floor(elapsed() / MINUTE_MS) * MINUTE_MS),
  };
}

/** A moment with the offset of the demo world's day. @param time milliseconds since 1970 */
export function demoMoment(time: number): string {
  const minutes = Number(OFFSET.slice(1, 3)) * 60;
  return `${new Date(time + minutes * MINUTE_MS).toISOString().slice(0, 19)}${OFFSET}`;
}
