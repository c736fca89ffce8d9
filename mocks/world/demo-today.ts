/** The fixed day of the demo world (pages.md 3): amounts, delays and statuses are computed from it. */
export const DEMO_TODAY = '2026-11-21';

/** The moment of every write in the demo world. */
export const DEMO_NOW = `${DEMO_TODAY}T12:00:00+01:00`;
