/**
 * Whether an answer's `Cache-Control` has the directive `no-store`. Other directives may stand beside it, as in the
 * defaults of Spring Security: `no-cache, no-store, max-age=0, must-revalidate`.
 */
export function hasNoStore(headers: Headers): boolean {
  // A quoted value may contain commas; `no-store` in it is no directive.
  const directives = (headers.get('cache-control') ?? '').replace(/"[^"]*"/g, '').split(',');
  return directives.some((directive) => directive.trim().toLowerCase() === 'no-store');
}
