/** Body and headers of a 429 (pages.md C8). */
export function tooMany(seconds: number) {
  const body = { detail: `Too many tries. Wait for ${seconds} seconds.` };
  return [body, { headers: { 'Retry-After': String(seconds) } }] as const;
}
