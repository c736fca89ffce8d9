/** The time between two requests for the list of allowed pages (§4). */
export const ALLOWED_PAGES_INTERVAL_MS = 15_000;

/** The time between two requests for the unread counts (§4). */
export const UNREAD_COUNTS_INTERVAL_MS = 60_000;
