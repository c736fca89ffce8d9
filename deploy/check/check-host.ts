import { type Answer, ask } from './ask';
import { checkFiles } from './check-files';
import { checkNames } from './check-names';
import { checkPages, type Get } from './check-pages';
import { checkRelease } from './check-release';
import { checkStrangePaths } from './check-strange-paths';
import { expectAt, expectCacheControl, expectSecurityHeaders, type Finding } from './finding';
import { cacheControl } from './frozen-headers';

/** The options of a check. */
export interface CheckOptions {
  /** Accepts an untrusted certificate. */
  readonly insecure?: boolean;
  /** The origin for plain http; by default the same name on port 80. */
  readonly httpOrigin?: string;
  /** The sum of the build that should be live (`release.json`). */
  readonly sum?: string;
}

/**
 * Checks a live host of the portal against the frozen headers and the rules of deploy/nginx. It sends GET, also with a
 * name that is not the host's, and to `/` also methods that must be refused. It needs no login and changes nothing.
 * @returns the findings; an empty list means that the host is in order
 * @throws the connection's error when the host does not answer at all
 */
export async function checkHost(origin: string, options: CheckOptions = {}): Promise<Finding[]> {
  const { insecure = false, httpOrigin, sum } = options;
  const findings: Finding[] = [];
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const get: Get = (path, method = 'GET') => {
    // Pages are read as text, so they are requested uncompressed.
    const packed = path.startsWith('/assets/') || path.endsWith('.js');
    return ask(origin, path, { method, insecure, headers: packed ? headers : {} });
  };
  const home = await checkPages(get, findings);
  if (home !== undefined) await checkFiles(get, home, findings);
  await checkRelease(get, sum, findings);
  await checkWorkers(origin, insecure, findings);
  checkApi(await get('/api/auth/v1/profile'), findings);
  const plain = httpOrigin ?? `http://${new URL(origin).hostname}`;
  await checkRedirect(origin, plain, findings);
  await checkStrangePaths(get, findings);
  await checkNames(origin, plain, insecure, findings);
  return findings;
}

/** Only the portal's own worker may be installed, whatever script a fault could let a page name. */
async function checkWorkers(origin: string, insecure: boolean, findings: Finding[]): Promise<void> {
  const headers = { 'Service-Worker': 'script' };
  for (const [path, wanted] of [
    ['/sw.js', 200],
    ['/rescue.js', 404],
    ['/api/auth/v1/profile', 404],
  ] as const) {
    const { status } = await ask(origin, path, { insecure, headers });
    expectAt(`GET ${path} as the script of a worker`, findings)(
      status === wanted,
      `it is answered ${status}, not ${wanted}`,
      'Refuse requests with the header Service-Worker except for /sw.js (http.conf, static.conf).',
    );
  }
}

function checkApi(answer: Answer, findings: Finding[]): void {
  const expect = expectAt('GET /api/auth/v1/profile', findings);
  const todo =
    'Pass /api to the API, and check that the API runs (api.conf). It requires a token for this call.';
  expect(answer.status === 401, `without a token it is answered ${answer.status}`, todo);
  const json = answer.headers['content-type']?.startsWith('application/json') === true;
  expect(json, 'the answer is not JSON', todo);
  expectCacheControl(expect, answer, [cacheControl.api]);
  expectSecurityHeaders(expect, answer);
}

async function checkRedirect(origin: string, plain: string, findings: Finding[]): Promise<void> {
  const expect = expectAt(`GET ${plain}/prijava`, findings);
  const todo = 'Serve the portal over https only, and answer http with 301 (portal.conf).';
  if (!origin.startsWith('https:')) {
    expect(false, 'the portal itself is served over http', todo);
    return;
  }
  try {
    const { status, headers } = await ask(plain, '/prijava');
    const isRedirected =
      [301, 308].includes(status) && headers.location?.startsWith('https:') === true;
    expect(isRedirected, `it is answered ${status}, not redirected to https`, todo);
  } catch {
    // Nothing listens on port 80, so nothing can be sent unencrypted.
  }
}
