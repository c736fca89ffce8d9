import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../check/ask';
import { type NginxHost, startNginx } from './support/nginx-host';

/** The container's site file with its settings, without the container: `npm run container` tests the whole image. */
async function useSiteOfContainer(prefix: string): Promise<void> {
  const file = join(prefix, 'portal.conf');
  const [, port] = /listen (\S+) ssl/.exec(await readFile(file, 'utf8')) ?? [];
  let site = await readFile(join(import.meta.dirname, '../container/portal.conf'), 'utf8');
  for (const [word, value] of [
    ['listen 8080', `listen ${port}`],
    ['/srv/portal/current', inject('site')],
    ['@NAME@', 'localhost'],
    ['@API_SCHEME@', 'http'],
    ['@API_HOST@', '127.0.0.1:9'],
    ['@PROXIES@', 'set_real_ip_from 127.0.0.1;'],
    ...['@API_TLS@', '@REPORTS@', '@COLLECTOR@'].map((empty) => [empty, ''] as const),
  ] as const) {
    expect(site).toContain(word);
    site = site.replaceAll(word, value);
  }
  await writeFile(file, site);
}

let host: NginxHost;
beforeAll(async () => {
  host = await startNginx({ root: inject('site'), change: useSiteOfContainer });
});
afterAll(() => host.close());

it('the container answers a link with a token of 10 kB with the portal', async () => {
  const origin = host.origin.replace('https:', 'http:');
  const { status, body } = await ask(origin, `/login-as-user/${'a'.repeat(10_000)}`);
  expect([status, body.includes('id="portal"')]).toEqual([200, true]);
});
