import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type ApiSource, openApiSource } from './backend';
import { firstAnswers } from './first-answers';

const folder = mkdtempSync(join(tmpdir(), 'portal-answers-'));
writeFileSync(join(folder, 'index.html'), '<p>portal</p>');
afterAll(() => rmSync(folder, { recursive: true }));

const own = await openApiSource(undefined);
const real = await openApiSource('https://portal.example.si');

/** What answers a path: the page's heading, the portal, the backend or the next middleware. */
async function whoAnswers(api: ApiSource, path: string, site?: string): Promise<string> {
  const answer = firstAnswers(api, site);
  const server = createServer((request, response) => {
    void answer(request, response, () => response.end('next'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.close();
  return /<h1>Predstavitev|^<p>portal|^next$|"code":\d+/.exec(text)?.[0] ?? text;
}

it.each([
  ['the stateful backend before a build', own, folder, '<h1>Predstavitev', '"code":4', '<p>portal'],
  [
    'the stateful backend before the sources',
    own,
    undefined,
    '<h1>Predstavitev',
    '"code":4',
    'next',
  ],
  ['a real server before a build', real, folder, '<p>portal', 'next', '<p>portal'],
  ['a real server before the sources', real, undefined, 'next', 'next', 'next'],
] as const)('%s', async (_name, api, site, demo, unknown, page) => {
  const paths = ['/demo', '/demo?x', '/api/ni', '/prijava', '/demonstracija'];
  const answers = await Promise.all(paths.map((path) => whoAnswers(api, path, site)));
  expect(answers).toEqual([demo, demo, unknown, page, page]);
});
