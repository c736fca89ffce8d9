/** The day on which the demo world stands still (domain.md 3): amounts, delays and statuses follow from it. */
export const DEMO_TODAY = '2026-11-21';
