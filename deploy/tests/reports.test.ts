import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { ask } from '../check/ask';
import { type NginxHost, startNginx } from './support/nginx-host';
import { recordingApi } from './support/recording-api';

let collector: Awaited<ReturnType<typeof recordingApi>>;
let host: NginxHost;

beforeAll(async () => {
  collector = await recordingApi((response) => {
    response.writeHead(204, { 'Set-Cookie': 'a=1' }).end();
  });
  host = await startNginx({
    root: inject('site'),
    options: ['reports.conf'],
    change: async (prefix) => {
      const file = join(prefix, 'portal.conf');
      let text = await readFile(file, 'utf8');
      for (const [line, set] of [
        // A name, because nginx looks one up in an upstream only.
        ['server 127.0.0.1:9000;', `server localhost:${collector.port};`],
        [
          '# set $portal_reports http://portal_reports;',
          'set $portal_reports http://portal_reports/portal;',
        ],
      ] as const) {
        expect(text).toContain(line);
        text = text.replace(line, () => set);
      }
      await writeFile(file, text);
    },
  });
});
afterAll(async () => {
  await host.close();
  await collector.close();
});
beforeEach(() => collector.received.splice(0));

const post = (body = '{}', headers = {}) =>
  ask(host.origin, '/porocila', {
    ...{ insecure: true, method: 'POST', body },
    headers: { 'Content-Type': 'application/json', ...headers },
  });

it('a report reaches the collector at its path, without cookies, token and address', async () => {
  const sent = { Cookie: 'b=2', Authorization: 'Bearer x', 'X-Forwarded-For': '192.0.2.1' };
  const { status, headers } = await post('{"kind":"fault"}', sent);
  expect([status, headers['set-cookie']]).toEqual([204, undefined]);
  const [report] = collector.received;
  expect(report).toMatchObject({ method: 'POST', url: '/portal', bytes: 16 });
  expect(Object.keys(report?.headers ?? {}).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
  ]);
});

it('other methods and large bodies are refused before the collector', async () => {
  expect((await ask(host.origin, '/porocila', { insecure: true })).status).toBe(403);
  expect((await post('x'.repeat(5_000))).status).toBe(413);
  expect(collector.received).toEqual([]);
});

it('many reports of one address are refused', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 30; tries += 1) statuses.push((await post()).status);
  expect(statuses).toContain(204);
  expect(statuses).toContain(429);
});
