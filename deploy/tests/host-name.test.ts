import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AskOptions, ask } from '../check/ask';
import { type NginxHost, startNginx } from './support/nginx-host';
import { recordingApi } from './support/recording-api';

let host: NginxHost;
let api: Awaited<ReturnType<typeof recordingApi>>;

beforeAll(async () => {
  api = await recordingApi();
  host = await startNginx({ root: inject('site'), apiPort: api.port });
});
afterAll(async () => {
  await host.close();
  await api.close();
});

const names = ['evil.si', 'localhost.evil.si', '127.0.0.1', '_', 'evil.si:443'];
const paths = ['/', '/prijava', '/icon.svg', '/api/auth/v1/forgotten_password'];

/** Whether the host ends the connection without a byte of an answer. */
async function isCutOff(origin: string, path: string, options: AskOptions): Promise<boolean> {
  const answer = await ask(origin, path, { insecure: true, ...options }).catch(() => undefined);
  return answer === undefined;
}

it.each(names)('gives no answer for the name %s, over https and over http', async (name) => {
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const headers = { Host: name };
      expect(await isCutOff(host.origin, path, { method, headers })).toBe(true);
      expect(await isCutOff(host.httpOrigin, path, { method, headers })).toBe(true);
    }
  }
  expect(api.received).toEqual([]);
});

it('gives no answer for an invented name in the request line or in a second header', async () => {
  expect(await isCutOff(host.origin, 'https://evil.si/api/x', {})).toBe(true);
  const doubled = await sendRaw('GET /api/x HTTP/1.1\r\nHost: localhost\r\nHost: evil.si\r\n\r\n');
  expect(doubled).toMatch(/^HTTP\/1\.1 400 /);
  expect(api.received).toEqual([]);
});

it('gives no answer for an invented authority over HTTP/2', async () => {
  const session = connectHttp2(host.origin, { rejectUnauthorized: false });
  await expect(statusOver(session, 'evil.si', '/api/x')).rejects.toThrow();
  session.destroy();
  expect(api.received).toEqual([]);
});

it('shows its certificate only for its own name', async () => {
  const shown = (serverName: string) => ask(host.origin, '/', { insecure: true, serverName });
  for (const name of ['evil.si', ''])
    await expect(shown(name)).rejects.toThrow(/unrecognized name/);
  expect((await shown('localhost')).status).toBe(200);
});

it('sends the API its own name, in any spelling of the visitor', async () => {
  for (const name of ['localhost', 'LOCALHOST', 'localhost:9999', 'localhost.']) {
    await ask(host.origin, '/api/x', { insecure: true, headers: { Host: name } });
    expect(api.received.at(-1)?.headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-host': 'localhost',
    });
  }
});

it('redirects http to its own name', async () => {
  const { headers } = await ask(host.httpOrigin, '/profil', { headers: { Host: 'LOCALHOST:81' } });
  expect(headers.location).toBe('https://localhost/profil');
});

async function statusOver(session: ClientHttp2Session, authority: string, path: string) {
  const request = session.request({ ':authority': authority, ':path': path });
  const [headers] = await once(request, 'response');
  return headers[':status'];
}

/** Sends bytes that no client would. @returns the answer until the host ends the connection */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    let said = '';
    const options = { host: hostname, port: Number(port), servername: hostname };
    const socket = connect({ ...options, rejectUnauthorized: false });
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    socket.once('secureConnect', () => socket.write(text));
    socket.on('error', reject).on('close', () => resolve(said));
  });
}
