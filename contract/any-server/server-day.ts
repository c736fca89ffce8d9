import type { Clock, Row } from '../checker/rule-values';
import { clocksOf } from '../checker/server-clock';

const DAY_MS = 86_400_000;

/**
 * The day by which the server under test works. A test server may have a fixed day and not tell it by `Portal-Date`:
 * the delays of its open items show it.
 */
function createServerDay() {
  let shown: string | undefined;
  return {
    /** Takes the day that most of the overdue rows show, when it is not that of the server's clock. */
    learn(rows: readonly Row[], headers: Headers): void {
      const day = dayOf(rows);
      const told = Date.parse(headers.get('Date') ?? '');
      if (day === undefined || headers.has('Portal-Date') || Number.isNaN(told)) return;
      // A difference of a day is a fault of counting.
      if (Math.abs(Date.parse(day) - told) > 2 * DAY_MS) shown = day;
    },
    /** The server's time for an answer with these headers. */
    clocksOf(headers: Headers): readonly Clock[] {
      const clocks = clocksOf(headers);
      if (shown === undefined || headers.has('Portal-Date')) return clocks;
      const end = Date.parse(`${shown}T23:59:59Z`);
      return [{ today: shown, now: Math.max(end, ...clocks.map(({ now }) => now)) }];
    },
  };
}

/** The day of the run's server; a run has one. */
export const serverDay = createServerDay();

/** The due date plus the delay, as most rows have it. */
function dayOf(rows: readonly Row[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { rok_placila: due, dni_zamude: delay } of rows) {
    const time = typeof due === 'string' ? Date.parse(due) : Number.NaN;
    if (Number.isNaN(time) || typeof delay !== 'number' || delay < 1) continue;
    const day = new Date(time + delay * DAY_MS).toISOString().slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
