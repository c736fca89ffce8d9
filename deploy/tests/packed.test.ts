import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../check/ask';
import { nonceOf } from '../check/frozen-headers';
import { copySite } from './support/global-setup';
import { brotliModule, type NginxHost, startNginx } from './support/nginx-host';
import { entryScript } from './support/portal-answers';

const hasBrotli = brotliModule() !== undefined;
let host: NginxHost;
let root = '';
let script = '';
let content = '';

beforeAll(async () => {
  root = await copySite(inject('site'));
  script = entryScript(await readFile(join(root, 'index.html'), 'utf8'));
  content = await readFile(join(root, script), 'utf8');
  for (const path of [script, '/icon.svg']) {
    const text = await readFile(join(root, path));
    await writeFile(join(root, `${path}.gz`), gzipSync(text));
    await writeFile(join(root, `${path}.br`), brotliCompressSync(text));
  }
  host = await startNginx({ root, options: hasBrotli ? ['brotli.conf'] : [] });
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

const get = (path: string, encoding: string) =>
  ask(host.origin, path, { insecure: true, headers: { 'Accept-Encoding': encoding } });

it('sends the .gz of a file to a client that accepts it, with the headers of the file', async () => {
  for (const path of [script, '/icon.svg']) {
    const [packed, bare] = [await get(path, 'gzip'), await get(path, 'identity')];
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(bare.headers['content-encoding']).toBeUndefined();
    expect(bare.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers['content-type']).toBe(bare.headers['content-type']);
    expect(packed.headers['cache-control']).toBe(bare.headers['cache-control']);
    expect(gunzipSync(packed.bytes).equals(bare.bytes)).toBe(true);
  }
});

it.skipIf(!hasBrotli)('sends the .br where brotli.conf is on', async () => {
  const packed = await get(script, 'gzip, deflate, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(content);
});

it('compresses a page with its nonce when it is sent', async () => {
  const { headers, bytes } = await get('/', 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const nonce = nonceOf(headers['content-security-policy']) ?? 'missing';
  expect(gunzipSync(bytes).toString()).toContain(`nonce="${nonce}"`);
});
