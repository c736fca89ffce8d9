import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect, inject, it } from 'vitest';
import { findFreePort } from '../../scripts/port';
import { ask } from '../check/ask';
import { startNginx } from './support/nginx-host';

/** Sends the portal's host a request to an API that uses TLS with a certificate for `localhost`. */
async function askThrough(name: string) {
  const apiPort = await findFreePort();
  let api: Server | undefined;
  const change = async (prefix: string) => {
    const [certificate, key] = [join(prefix, 'certificate.pem'), join(prefix, 'key.pem')];
    const secure = { cert: await readFile(certificate), key: await readFile(key) };
    api = createServer(secure, ({ socket }, response) => {
      response.end(String((socket as TLSSocket & { servername: string }).servername));
    }).listen(apiPort, '127.0.0.1');
    await once(api, 'listening');
    await edit(join(prefix, 'portal.conf'), [
      ['http://portal_api;', 'https://portal_api;'],
      ['# proxy_ssl_name api.example.si;', `proxy_ssl_name ${name};`],
    ]);
    await edit(join(prefix, 'snippets/portal/api-tls.conf'), [
      ['/etc/ssl/certs/ca-certificates.crt', certificate],
    ]);
  };
  const options = ['api-tls.conf'];
  const host = await startNginx({ root: inject('site'), apiPort, options, change });
  try {
    return await ask(host.origin, '/api/x', { insecure: true });
  } finally {
    await host.close();
    api?.close().closeAllConnections();
  }
}

async function edit(file: string, changes: readonly (readonly [string, string])[]) {
  const text = await readFile(file, 'utf8');
  for (const [from] of changes) expect(text).toContain(from);
  const changed = changes.reduce((so, [from, to]) => so.replace(from, to), text);
  await writeFile(file, changed);
}

it('sends an API behind TLS its name, and does not trust a certificate for another name', async () => {
  expect(await askThrough('localhost')).toMatchObject({ status: 200, body: 'localhost' });
  expect((await askThrough('other.example.si')).status).toBe(502);
});
