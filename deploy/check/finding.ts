import type { Answer } from './ask';
import { frozenPolicy, nonceOf, securityHeaders } from './frozen-headers';

/** A fault of a host. */
export interface Finding {
  /** The request, such as `GET /prijava`. */
  readonly at: string;
  readonly wrong: string;
  /** How the operator fixes it. */
  readonly todo: string;
}

/** Checks one property of an answer; records a finding when it is not met. */
export type Expect = (holds: boolean, wrong: string, todo: string) => void;

/** Collects the findings for the answers to one request. */
export function expectAt(at: string, findings: Finding[]): Expect {
  return (holds, wrong, todo) => {
    if (!holds) findings.push({ at, wrong, todo });
  };
}

/** The headers of every answer. Over plain http they cannot demand https. */
export function expectSecurityHeaders(expect: Expect, { headers }: Answer): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    const wrong = `${name} is ${shown(headers[name])}, not "${value}"`;
    expect(headers[name] === value, wrong, 'Include sec-headers.conf in this location.');
  }
  const server = String(headers.server ?? '');
  expect(!/\d/.test(server), `server says "${server}"`, 'Set `server_tokens off`.');
}

/** The policy with the nonce that the answer names, or without one if the host makes none. */
export function expectPolicy(expect: Expect, { headers }: Answer): void {
  const policy = headers['content-security-policy'];
  const wanted = frozenPolicy(nonceOf(policy));
  const wrong = `content-security-policy is ${shown(policy)}, not "${wanted}"`;
  expect(policy === wanted, wrong, 'Include csp.conf in this location, and add nothing to it.');
}

/** How long the answer may be cached. */
export function expectCacheControl(expect: Expect, { headers }: Answer, wanted: string[]): void {
  const value = headers['cache-control'];
  const wrong = `cache-control is ${shown(value)}, not ${wanted.map(shown).join(' or ')}`;
  const todo = 'Set it as static.conf does; a CDN in front must not change it.';
  expect(typeof value === 'string' && wanted.includes(value), wrong, todo);
}

function shown(value: string | string[] | undefined): string {
  return value === undefined ? 'missing' : `"${String(value)}"`;
}
