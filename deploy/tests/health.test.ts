import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sumOf } from '../../scripts/build/release';
import { ask } from '../check/ask';
import { checkHost } from '../check/check-host';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';

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

const probe = (origin: string, path: string, options = {}) =>
  ask(origin, path, { insecure: true, ...options });
const findingsWith = (sum?: string) =>
  checkHost(host.origin, {
    ...{ insecure: true, httpOrigin: host.httpOrigin },
    ...(sum !== undefined && { sum }),
  });

it('says which build it serves, by the sum of its files', async () => {
  const { body, headers } = await probe(host.origin, '/release.json');
  const { portal, contract, sum } = JSON.parse(body);
  expect([portal, contract]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
  expect(sum).toBe(await sumOf(root));
  expect(headers['cache-control']).toBe('no-cache');
  expect(await findingsWith(sum)).toEqual([]);
});

it('the check names a host that serves another build', async () => {
  const found = await findingsWith('0'.repeat(64));
  expect(found.map(({ wrong }) => wrong)).toEqual([
    expect.stringMatching(/^the host serves the build [0-9a-f]{12}, not 000000000000$/),
  ]);
});

it("port 80 answers a probe by the portal's name with the health, not with https", async () => {
  const { status, body } = await probe(host.httpOrigin, '/healthz');
  expect([status, JSON.parse(body).sum]).toEqual([200, await sumOf(root)]);
  expect((await probe(host.httpOrigin, '/')).status).toBe(301);
});

it('port 80 answers a probe without a name with the health, and with nothing else', async () => {
  const headers = { Host: '10.0.0.7' };
  const { status, body } = await probe(host.httpOrigin, '/healthz', { headers });
  expect([status, JSON.parse(body).sum]).toEqual([200, await sumOf(root)]);
  await expect(probe(host.httpOrigin, '/release.json', { headers })).rejects.toThrow();
  expect((await probe(host.origin, '/healthz', { method: 'POST' })).status).toBe(405);
});

it('the health is 503 while the release cannot be read, and the check reports it', async () => {
  await rename(join(root, 'release.json'), join(root, 'release.away'));
  try {
    expect((await probe(host.origin, '/healthz')).status).toBe(503);
    const found = await findingsWith();
    expect(found.map(({ at }) => at)).toEqual(['GET /healthz', 'GET /release.json']);
  } finally {
    await rename(join(root, 'release.away'), join(root, 'release.json'));
  }
});
