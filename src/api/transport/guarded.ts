/** No caching, no cookies, and no redirects, which could take the token elsewhere (K2, E08). */
export const guarded = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;

/** No call reveals the page's address. Set on each request: copying a request resets it. */
export const referrerPolicy = 'no-referrer';
