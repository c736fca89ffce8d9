/** The headers that a host of the portal must send, value for value (threats.md 2.1): frozen, not read from nginx's files. */

/** On every answer of the portal's origin, including those of the API. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'x-robots-tag': 'noindex, nofollow',
};

/** With the nonce of a page. Without one, `style-src 'self'`, for a host that makes no nonce. */
export function frozenPolicy(nonce?: string): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return `default-src 'none'; script-src 'self'; style-src ${styles}; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types emergency-worker; upgrade-insecure-requests`;
}

/** How long each class of answer may be cached. */
export const cacheControl = {
  page: 'no-store',
  asset: 'public, max-age=31536000, immutable',
  /** A file outside /assets/, which keeps its name when it changes. */
  fixedName: 'no-cache',
  refused: 'no-store',
  api: 'no-store',
} as const;

/** The nonce that a policy names, if it names one. */
export function nonceOf(policy: string | string[] | undefined): string | undefined {
  return /'nonce-([^']+)'/.exec(String(policy ?? ''))?.[1];
}
