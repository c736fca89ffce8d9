import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkHost } from '../check/check-host';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';

const project = fileURLToPath(new URL('../..', import.meta.url));
let root = '';
let host: NginxHost;

beforeAll(async () => {
  root = await copySite(inject('site'));
  host = await startNginx({ root, apiPort: inject('apiPort') });
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

const check = ({ origin, httpOrigin }: Pick<NginxHost, 'origin' | 'httpOrigin'>) =>
  checkHost(origin, { insecure: true, httpOrigin });

it('finds nothing wrong with the shipped host', async () => {
  expect(await check(host)).toEqual([]);
});

interface Fault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The request that the check must name, and its finding. */
  readonly at: RegExp;
  readonly wrong: RegExp;
}

const faults: readonly Fault[] = [
  {
    file: 'csp.conf',
    from: "script-src 'self'",
    to: "script-src 'self' 'unsafe-inline'",
    at: /^GET \/$/,
    wrong: /unsafe-inline/,
  },
  {
    file: 'csp.conf',
    from: " 'nonce-$request_id'",
    to: '',
    at: /^GET \/prijava$/,
    wrong: /contains a <style>/,
  },
  {
    file: 'page.conf',
    from: "'$request_id'",
    to: "'other'",
    at: /^GET \/prijava$/,
    wrong: /does not contain the nonce/,
  },
  {
    file: 'page.conf',
    from: 'no-store',
    to: 'no-cache',
    at: /^GET \/prijava$/,
    wrong: /cache-control is "no-cache"/,
  },
  {
    file: 'sec-headers.conf',
    from: 'max-age=63072000',
    to: 'max-age=60',
    at: /^GET \/$/,
    wrong: /^strict-transport-security is "max-age=60;/,
  },
  {
    file: 'static.conf',
    from: 'try_files $uri @page;',
    to: 'try_files $uri =404;',
    at: /^GET \/odprte-postavke$/,
    wrong: /it is 404 and not the portal/,
  },
  {
    file: 'static.conf',
    from: '    try_files $uri =404;',
    to: '    try_files $uri /index.html;',
    at: /^GET \/assets\/check-/,
    wrong: /a missing asset is answered 200/,
  },
  {
    file: 'static.conf',
    from: 'add_header Cache-Control "no-store" always;\n    add_header Allow',
    to: 'add_header Cache-Control "public, max-age=31536000, immutable" always;\n    add_header Allow',
    at: /^GET \/assets\/check-/,
    wrong: /a missing asset may be cached/,
  },
  {
    file: 'packed.conf',
    from: 'gzip_static on',
    to: 'gzip_static off',
    at: /^GET \/assets\//,
    wrong: /not compressed/,
  },
  {
    file: 'get-only.conf',
    from: 'return 405',
    to: 'return 200',
    at: /^DELETE \/$/,
    wrong: /it is answered 200/,
  },
  {
    file: 'api-answer.conf',
    from: '"no-store"',
    to: '"private"',
    at: /^GET \/api/,
    wrong: /cache-control is "private"/,
  },
  {
    file: '../../portal.conf',
    from: 'return 444; # a Host',
    to: 'location / { proxy_pass http://portal_api; } #',
    at: /^GET https:.*profile with Host: portal-check\.invalid$/,
    wrong: /it is answered 401/,
  },
  {
    file: '../../portal.conf',
    from: 'return 444;',
    to: 'return 301 https://$host$request_uri;',
    at: /^GET http:.*\/ with Host: portal-check\.invalid$/,
    wrong: /it is answered 301/,
  },
  {
    file: '../../portal.conf',
    from: 'ssl_reject_handshake on;',
    to: 'ssl_certificate certificate.pem; ssl_certificate_key key.pem;',
    at: /^a TLS handshake for portal-check\.invalid$/,
    wrong: /it is accepted/,
  },
  {
    file: 'http.conf',
    from: 'map $request_uri $portal_api_path {\n    default "";',
    to: 'map $time_iso8601 $portal_api_path {\n    default 1;',
    at: /^GET \/api\/check\/%2e%2e\/auth\/v1\/profile$/,
    wrong: /it is answered 401/,
  },
  {
    file: 'unread-path.conf',
    from: 'error_page 400 $portal_unread_path;',
    to: '',
    at: /^GET \/check%$/,
    wrong: /it is 400 and not the portal/,
  },
  {
    file: 'csp.conf',
    from: "worker-src 'self'; ",
    to: '',
    at: /^GET \/$/,
    wrong: /content-security-policy is .*, not ".*worker-src 'self'/,
  },
  {
    file: 'static.conf',
    from: 'if ($portal_foreign_worker) {\n    return 404;\n}',
    to: '',
    at: /^GET \/rescue\.js as the script of a worker$/,
    wrong: /it is answered 200, not 404/,
  },
  {
    file: 'static.conf',
    from: 'add_header Cache-Control "no-cache" always;',
    to: 'add_header Cache-Control "public, max-age=86400" always;',
    at: /^GET \/sw\.js$/,
    wrong: /cache-control is "public, max-age=86400"/,
  },
  {
    file: 'static.conf',
    from: 'server_tokens off',
    to: 'server_tokens on',
    at: /^GET \/$/,
    wrong: /server says "nginx\/1/,
  },
];

it.each(faults)('names the fault when $file says $to', async ({ file, from, to, at, wrong }) => {
  const change = async (prefix: string) => {
    const path = join(prefix, 'snippets/portal', file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(
      path,
      text.replace(from, () => to),
    );
  };
  const faulty = await startNginx({ root, apiPort: inject('apiPort'), change });
  try {
    const found = await check(faulty);
    expect(found.filter((finding) => at.test(finding.at)).map((each) => each.wrong)).toContainEqual(
      expect.stringMatching(wrong),
    );
  } finally {
    await faulty.close();
  }
});

it('names a manifest with another name than the pages', async () => {
  const file = join(root, 'manifest.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Portal stanovalca', 'Drug portal'));
  const found = await check(host);
  await writeFile(file, text);
  expect(found).toMatchObject([
    { at: 'GET /manifest.json', wrong: 'its name is "Drug portal", not "Portal stanovalca"' },
  ]);
});

it('reports the faults of a host that is not the portal on the command line, and exits with 1', async () => {
  const listening = express().use(express.static(root)).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const { code, said } = await command(`http://localhost:${port}`);
    expect(code).toBe(1);
    expect(said).toContain('✗ GET /odprte-postavke\n  it is 404 and not the portal\n  → Serve');
    expect(said).toContain('the portal itself is served over http');
    expect(said).toMatch(/\d+ wrong at http:\/\/localhost/);
  } finally {
    listening.close();
  }
});

it('reports on the command line a correct host, a host without an answer, and a missing address', async () => {
  const good = await command(host.origin, '--insecure', '--http', host.httpOrigin);
  expect(good.code).toBe(0);
  expect(good.said).toMatch(/^✓ https:\S+ passes all checks\. .*: chrome \d+, edge \d+, firefox/);
  expect((await command(host.origin)).said).toContain('could not be reached: self-signed');
  expect(await command()).toMatchObject({ code: 1 });
  // A name with a port alone can be parsed, as an address of an unknown kind.
  expect((await command('localhost:443')).said).toContain('Give the address');
});

/** Runs the command of package.json. */
async function command(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/check/main.ts', ...args], {
    cwd: project,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}
