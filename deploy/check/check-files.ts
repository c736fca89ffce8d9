import { attributesOf } from '../../scripts/build/html';
import type { Answer } from './ask';
import type { Get } from './check-pages';
import {
  expectAt,
  expectCacheControl,
  expectPolicy,
  expectSecurityHeaders,
  type Finding,
} from './finding';
import { cacheControl } from './frozen-headers';

const missing = ['/assets/check-00000000.js', '/assets/check-00000000.css'];
const hidden = ['/.env', '/.git/config', '/package.json.map', '/README.md'];
const refused = ['POST', 'PUT', 'DELETE', 'TRACE'];

/** Checks assets, files with a fixed name, files that must not be served, and methods that must be refused. */
export async function checkFiles(get: Get, home: string, findings: Finding[]): Promise<void> {
  for (const path of new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])) {
    await checkFile(get, path, [cacheControl.asset], findings);
    const map = await get(`${path}.map`);
    expectAt(`GET ${path}.map`, findings)(
      map.status === 404,
      `a source map is answered ${map.status}`,
      'Build with `npm run build`, which writes no source maps, and refuse *.map (static.conf).',
    );
  }
  await checkFile(get, '/rescue.js', [cacheControl.fixedName, 'no-store'], findings);
  await checkFile(get, '/sw.js', [cacheControl.fixedName], findings);
  await checkManifest(get, home, findings);
  for (const path of missing) {
    const { status, headers } = await get(path);
    const expect = expectAt(`GET ${path}`, findings);
    const todo = 'Answer a missing file under /assets/ with 404, never with index.html.';
    expect(status === 404, `a missing asset is answered ${status}`, todo);
    const kept = /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? '');
    expect(!kept, 'a missing asset may be cached', 'Set the long cache-control without `always`.');
  }
  for (const path of hidden) {
    const { status } = await get(path);
    const todo = 'Serve only the content of dist/, and refuse hidden files (static.conf).';
    expectAt(`GET ${path}`, findings)(status === 404, `it is answered ${status}`, todo);
  }
  for (const method of refused) {
    const { status } = await get('/', method);
    const todo = 'Refuse every method but GET and HEAD outside of /api (get-only.conf).';
    expectAt(`${method} /`, findings)(isRefused(status), `it is answered ${status}`, todo);
  }
}

/** The name under which browsers install the portal is in a separate file, which an operator may forget to change. */
async function checkManifest(get: Get, home: string, findings: Finding[]): Promise<void> {
  const { status, body } = await get('/manifest.json');
  const name = attributesOf(/<div\s+id="portal"[^>]*>/.exec(home)?.[0] ?? '').name;
  const expect = expectAt('GET /manifest.json', findings);
  expect(
    status === 200 && nameIn(body) === name,
    `its name is ${JSON.stringify(nameIn(body))}, not "${name}"`,
    'Copy manifest.json of the build, and give it the name in data-name of index.html.',
  );
}

function nameIn(manifest: string): unknown {
  try {
    return Object(JSON.parse(manifest)).name;
  } catch {
    return undefined;
  }
}

async function checkFile(get: Get, path: string, kept: string[], findings: Finding[]) {
  const answer: Answer = await get(path);
  const expect = expectAt(`GET ${path}`, findings);
  expect(answer.status === 200, `it is answered ${answer.status}`, 'Copy all files of dist/.');
  if (answer.status !== 200) return;
  expectSecurityHeaders(expect, answer);
  expectPolicy(expect, answer);
  expectCacheControl(expect, answer, kept);
  const { 'content-encoding': encoding } = answer.headers;
  const small = answer.bytes.length < 2048;
  const todo =
    'Turn on `gzip_static` or `brotli_static`, and copy the .gz and .br files of the build.';
  expect(small || encoding === 'gzip' || encoding === 'br', 'it is not compressed', todo);
}

function isRefused(status: number): boolean {
  return [400, 403, 405, 501].includes(status);
}
