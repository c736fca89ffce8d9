/** Nothing is kept, nothing but the token says who asks, and no redirect takes it elsewhere (K2, E08). */
export const guarded = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;

/** A page's address tells nobody where the call came from. Set on each: making a request from a request resets it. */
export const referrerPolicy = 'no-referrer';
