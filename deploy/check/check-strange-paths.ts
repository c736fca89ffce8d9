import type { Get } from './check-pages';
import { expectAt, type Finding } from './finding';

/** Paths that bypass path rules: once the dots are resolved, each leads to a call that requires a token. */
const aroundToApi = [
  '/check/%2e%2e/api/auth/v1/profile',
  '/check/../api/auth/v1/profile',
  '/api/check/%2e%2e/auth/v1/profile',
  '/api/check/..%2fauth/v1/profile',
];

const pages = ['/odprte-postavke%2Fcheck', '/check/..%2f..%2f..%2fcheck', '/check%'];

/** Checks that no path with dot segments reaches the API, and that such a path never gets an empty answer. */
export async function checkStrangePaths(get: Get, findings: Finding[]): Promise<void> {
  for (const path of aroundToApi) {
    const { status } = await get(path);
    const todo = 'Refuse segments of dots, encoded or not, before the API (api-path.conf).';
    const refused = status === 400 || status === 404;
    expectAt(`GET ${path}`, findings)(refused, `it is answered ${status}`, todo);
  }
  for (const path of pages) {
    const { status, body } = await get(path);
    expectAt(`GET ${path}`, findings)(
      body.includes('id="portal"'),
      `it is ${status} and not the portal, which would show its not-found page`,
      'Serve index.html there too (static.conf, unread-path.conf).',
    );
  }
}
