import type { Clock } from './rule-values';
import { slovenianDay } from './slovenian-day';

/** A server's clock and its answer may differ by so much. */
const LEEWAY_MS = 5 * 60_000;

/**
 * The time by which a server has made an answer: the header `Portal-Date` when it works by a fixed day, otherwise its
 * `Date`. Around midnight there are two days, either of which is right.
 * @returns nothing when the answer has neither header
 */
export function clocksOf(headers: Headers): readonly Clock[] {
  const told = Date.parse(headers.get('Date') ?? '');
  const fixed = headers.get('Portal-Date');
  if (fixed !== null) {
    const end = Date.parse(`${fixed}T23:59:59Z`);
    return [{ today: fixed, now: (told > end ? told : end) + LEEWAY_MS }];
  }
  return Number.isNaN(told) ? [] : clocksAround(told);
}

/** @param time milliseconds since 1970 */
function clocksAround(time: number): readonly Clock[] {
  const now = time + LEEWAY_MS;
  const days = new Set([time - LEEWAY_MS, now].map((each) => slovenianDay(each)));
  return [...days].map((today) => ({ today, now }));
}
