import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { assertPortFree, findFreePort } from '../../../scripts/port';
import { type Answer, ask } from '../../check/ask';
import { checkHost } from '../../check/check-host';
import { copySite } from '../../tests/support/global-setup';
import { entryScript } from '../../tests/support/portal-answers';
import { type Images, openImages, type Started, startIn } from './image';
import { startTlsFront } from './tls-front';

/** The port of the Containerfile. */
const PORT = 8080;

let images: Images;
let system = '';
let portal: Started;
let front: Awaited<ReturnType<typeof startTlsFront>>;

const settings = () => ({
  PORTAL_NAME: 'localhost',
  PORTAL_API: `http://127.0.0.1:${inject('apiPort')}`,
  PORTAL_PROXIES: '127.0.0.1 ::1',
});

/** Waits for the container's answer to a probe. */
async function healthy(started: Started): Promise<Answer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(`http://127.0.0.1:${PORT}`, '/healthz').catch(() => undefined);
    if (answer !== undefined) return answer;
    if (started.child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The container does not answer.\n${started.said()}`);
}

/** Runs a command in the image to its end. */
async function inImage(command: string, env: Record<string, string> = {}) {
  const { child, said } = startIn(system, command, env);
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said: said() };
}

beforeAll(async () => {
  await assertPortFree(PORT);
  const folder = await mkdtemp(join(tmpdir(), 'portal-image-'));
  images = openImages(folder);
  images.build('first', inject('site'));
  system = images.mount('first');
  portal = startIn(system, 'exec portal', settings());
  await healthy(portal);
  front = await startTlsFront(folder, PORT);
}, 300_000);

afterAll(async () => {
  front?.close();
  await portal?.stop();
  images?.remove();
}, 180_000);

it('serves the portal with the frozen headers, by deploy:check', async () => {
  const { sum } = JSON.parse(readFileSync(join(inject('site'), 'release.json'), 'utf8'));
  const httpOrigin = `http://localhost:${await findFreePort()}`;
  expect(await checkHost(front.origin, { insecure: true, httpOrigin, sum })).toEqual([]);
});

it('runs without root, without a capability, and cannot write outside /tmp', async () => {
  const status = readFileSync(`/proc/${workerOf()}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\s+10001\s+10001\s+10001\s+10001$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);
  expect(status).toMatch(/^CapBnd:\s+0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  const { said } = await inImage(
    'for d in / /etc/nginx /srv/portal /srv/portal/current/ /var/log/nginx /usr/local/bin; do touch $d/x 2>/dev/null && echo "written $d"; done; touch /tmp/x && echo tmp',
  );
  expect(said.trim()).toBe('tmp');
});

it('counts the tries of a login by the address of the visitor, as the front tells it', async () => {
  const statuses: number[] = [];
  const body = '{}';
  const tryFrom = (address: string) =>
    ask(`http://127.0.0.1:${PORT}`, '/api/auth/v1/login', {
      method: 'POST',
      body,
      headers: {
        Host: 'localhost',
        'X-Forwarded-For': address,
        'Content-Type': 'application/json',
      },
    });
  for (let tries = 0; tries < 45; tries += 1) statuses.push((await tryFrom('192.0.2.1')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await tryFrom('192.0.2.2')).status).not.toBe(429);
});

it('says its health, and writes one line a request to its output, without a query', async () => {
  expect((await inImage('portal health')).code).toBe(0);
  await ask(front.origin, '/odprte-postavke?skrivnost=1', { insecure: true });
  await expect.poll(() => portal.said()).toContain('"GET /odprte-postavke" 200');
  expect(portal.said()).not.toContain('skrivnost');
});

const wrong: readonly (readonly [string, Record<string, string>, RegExp])[] = [
  ['no name', { PORTAL_NAME: '' }, /Set PORTAL_NAME/],
  ['a name that is configuration', { PORTAL_NAME: 'a; root /;' }, /Set PORTAL_NAME/],
  ['no API', { PORTAL_API: '' }, /Set PORTAL_API/],
  ['an API that is no origin', { PORTAL_API: 'api:4000' }, /Set PORTAL_API/],
  ['no proxies', { PORTAL_PROXIES: '' }, /Set PORTAL_PROXIES/],
  ['a proxy that is no network', { PORTAL_PROXIES: '10.0.0.0/8 *' }, /"\*" is not an address/],
  ['a collector that is no address', { PORTAL_REPORTS: 'a; }' }, /Set PORTAL_REPORTS/],
];

it.each(wrong)('does not start with %s, and says what to set', async (_, env, sentence) => {
  const { code, said } = await inImage('exec portal', { ...settings(), ...env });
  expect([code, sentence.test(said) || said]).toEqual([1, true]);
});

/** The configuration that the container writes for nginx, and what `nginx -t` says of it. */
async function tested(env: Record<string, string>): Promise<string> {
  const edit = 's/^exec nginx.*/cat \\/tmp\\/portal.conf; nginx -t -e \\/dev\\/stderr/';
  const command = `bash -c "$(sed '${edit}' /usr/local/bin/portal)"`;
  return (await inImage(command, { ...settings(), ...env })).said;
}

it('an API behind TLS is asked by its name, with its certificate checked', async () => {
  const said = await tested({ PORTAL_API: 'https://127.0.0.1:9443' });
  expect(said).toContain('include snippets/portal/api-tls.conf; proxy_ssl_name 127.0.0.1;');
  expect(said).toContain('server 127.0.0.1:9443;');
  expect(said).toContain('test is successful');
});

it('reports of faults go to the collector, if there is one', async () => {
  const said = await tested({ PORTAL_REPORTS: 'http://127.0.0.1:9000/portal' });
  expect(said).toContain('upstream portal_reports { server 127.0.0.1:9000; }');
  expect(said).toContain('set $portal_reports http://portal_reports/portal;');
  expect(said).toContain('test is successful');
  expect(await tested({})).not.toContain('reports.conf');
});

it('the next image keeps the assets of the one before', async () => {
  const next = await copySite(inject('site'));
  const page = await readFile(join(next, 'index.html'), 'utf8');
  const name = entryScript(page);
  await rename(join(next, name), join(next, name.replace('.js', 'X2.js')));
  await writeFile(join(next, 'index.html'), page.replaceAll(name, name.replace('.js', 'X2.js')));
  images.build('second', next, 'first');
  await rm(next, { recursive: true });
  const site = join(images.mount('second'), 'srv/portal');
  expect(readFileSync(join(site, name)).length).toBeGreaterThan(0);
  expect(readFileSync(join(site, name.replace('.js', 'X2.js'))).length).toBeGreaterThan(0);
}, 120_000);

/** The process id of an nginx worker of the image, on this machine. */
function workerOf(): string {
  const { pid } = portal.child;
  const children = (id: string | number) =>
    readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean);
  let id = String(pid);
  for (let next = children(id)[0]; next !== undefined; next = children(id)[0]) id = next;
  return id;
}
