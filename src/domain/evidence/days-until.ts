const DAY_MS = 86_400_000;

/**
 * The days from a day to another one, both as `2026-11-21`; negative when it has passed.
 *
 * @returns `undefined` for a text that is no day
 */
export function daysUntil(day: string, today: string): number | undefined {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return Number.isFinite(days) ? Math.round(days) : undefined;
}
