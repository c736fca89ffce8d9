import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers';

const snippet = (name: string) =>
  readFileSync(new URL(`../deploy/nginx/snippets/portal/${name}`, import.meta.url), 'utf8');

/** What the `add_header` lines of a file set. */
function headersOf(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

it('`npm start` sends the headers of nginx, except Strict-Transport-Security', () => {
  const { 'Strict-Transport-Security': hsts, ...others } = headersOf(snippet('sec-headers.conf'));
  expect(hsts).toBe('max-age=63072000; includeSubDomains');
  expect(securityHeaders).toEqual(others);
});

it('the policy of `npm start` is that of nginx, except upgrade-insecure-requests', () => {
  const policy = headersOf(snippet('csp.conf'))['Content-Security-Policy'];
  expect(`${contentSecurityPolicy('$request_id')}; upgrade-insecure-requests`).toBe(policy);
});
