/** The day on which the demo world stands still (pages.md 3): amounts, delays and statuses follow from it. */
export const DEMO_TODAY = '2026-11-21';

/** The moment that a write of the demo world happens at. */
export const DEMO_NOW = `${DEMO_TODAY}T12:00:00+01:00`;
