import type { Answer } from './ask';
import {
  type Expect,
  expectAt,
  expectCacheControl,
  expectPolicy,
  expectSecurityHeaders,
  type Finding,
} from './finding';
import { cacheControl, nonceOf } from './frozen-headers';

/** Sends a request to the host that is checked. */
export type Get = (path: string, method?: string) => Promise<Answer>;

const routes = ['/', '/prijava', '/odprte-postavke', '/dokumenti-upravnika/1', '/neznana-pot'];

/**
 * Checks the pages of a host: every route is answered with the portal, uncached, with a fresh nonce.
 * @returns the home page, from which the other checks read file names; `undefined` when it is not the portal
 */
export async function checkPages(get: Get, findings: Finding[]): Promise<string | undefined> {
  const nonces: (string | undefined)[] = [];
  let home: string | undefined;
  for (const path of routes) {
    const answer = await get(path);
    const expect = expectAt(`GET ${path}`, findings);
    const isPortal = answer.status === 200 && answer.body.includes('id="portal"');
    const todo = 'Serve index.html at every path that is not a file (`try_files $uri @page`).';
    expect(isPortal, `it is ${answer.status} and not the portal`, todo);
    if (!isPortal) continue;
    if (path === '/') home = answer.body;
    expectSecurityHeaders(expect, answer);
    expectPolicy(expect, answer);
    expectCacheControl(expect, answer, [cacheControl.page]);
    nonces.push(nonceOf(answer.headers['content-security-policy']));
    expectNonce(expect, answer);
  }
  const named = nonces.filter((nonce) => nonce !== undefined);
  expectAt('GET of several pages', findings)(
    new Set(named).size === named.length,
    'two answers have the same nonce',
    'Make a new nonce for each answer, and let no cache store a page.',
  );
  return home;
}

function expectNonce(expect: Expect, { headers, body }: Answer): void {
  const nonce = nonceOf(headers['content-security-policy']);
  if (nonce === undefined) {
    expect(
      !body.includes('<style'),
      'the page contains a <style>, and its policy names no nonce for it',
      'Leave prijava.html out where the host makes no nonce (deploy/README.md).',
    );
    return;
  }
  const todo = 'Replace __CSP_NONCE__ in the page with the nonce of the same answer (page.conf).';
  expect(
    body.includes(`nonce="${nonce}"`),
    'the page does not contain the nonce of its policy',
    todo,
  );
}
