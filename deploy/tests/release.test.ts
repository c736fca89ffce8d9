import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../check/ask';
import { cacheControl } from '../check/frozen-headers';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';
import { entryScript } from './support/portal-answers';

const script = fileURLToPath(new URL('../release.sh', import.meta.url));
let folder = '';
let target = '';
let first = '';
let second = '';
let host: NginxHost;
let scripts: { readonly old: string; readonly new: string };

/** Runs release.sh. @returns its exit code and output */
function release(...args: string[]) {
  return run(args, process.env.PATH);
}

async function run(args: readonly string[], path: string | undefined) {
  const child = spawn('sh', [script, ...args], { env: { ...process.env, PATH: path } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [status] = await once(child, 'close');
  return { status, said };
}

/** A build whose entry script has other content and so another name. */
async function changedBuild(site: string): Promise<string> {
  const copy = await copySite(site);
  const page = await readFile(join(copy, 'index.html'), 'utf8');
  const name = entryScript(page);
  const other = name.replace('.js', 'X2.js');
  await rename(join(copy, name), join(copy, other));
  await writeFile(join(copy, 'index.html'), page.replaceAll(name, other));
  return copy;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  target = join(folder, 'portal');
  first = await copySite(inject('site'));
  second = await changedBuild(first);
  const nameIn = async (site: string) =>
    entryScript(await readFile(join(site, 'index.html'), 'utf8'));
  scripts = { old: await nameIn(first), new: await nameIn(second) };
  expect(await release(first, target)).toMatchObject({ status: 0 });
  host = await startNginx({ root: join(target, 'current') });
});
afterAll(async () => {
  await host.close();
  for (const path of [folder, first, second]) await rm(path, { recursive: true });
});

const get = (path: string) => ask(host.origin, path, { insecure: true });
const shownScript = async () => entryScript((await get('/')).body);

it('a deploy is live at once, and a tab that was opened before it still finds its files', async () => {
  expect(await shownScript()).toBe(scripts.old);
  expect(await release(second, target)).toMatchObject({ status: 0 });
  expect(await shownScript()).toBe(scripts.new);
  for (const path of [scripts.old, scripts.new]) {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([200, cacheControl.asset]);
  }
});

it('goes back, and the files of the newer release stay', async () => {
  expect(await release('--back', target)).toMatchObject({ status: 0 });
  expect(await shownScript()).toBe(scripts.old);
  expect((await get(scripts.new)).status).toBe(200);
  const [, bad = ''] = await readdir(join(target, 'releases'));
  expect(await release('--back', target, bad)).toMatchObject({ status: 0 });
  expect(await shownScript()).toBe(scripts.new);
  expect((await release('--back', target, 'none')).said).toContain('There is no release none');
});

it('a way back to a release without the worker removes it from the browsers', async () => {
  const off = await readFile(join(first, 'sw-off.js'), 'utf8');
  const worker = async () => (await get('/sw.js')).body;
  const before = await worker();
  expect(before).not.toBe(off);
  const [oldest = ''] = await readdir(join(target, 'releases'));
  const file = join(target, 'releases', oldest, 'site', 'sw.js');
  await rename(file, `${file}.away`);
  await rm(join(target, 'releases', oldest, 'site', 'sw-off.js'));
  expect(await release('--back', target, oldest)).toMatchObject({ status: 0 });
  expect(await worker()).toBe(off);
  // A further way back, from a copy of a release without the worker.
  expect(await release('--back', target, oldest)).toMatchObject({ status: 0 });
  expect(await worker()).toBe(off);
  await rename(`${file}.away`, file);
  expect(await release('--back', target, oldest)).toMatchObject({ status: 0 });
  expect(await worker()).toBe(before);
});

it('a way back to a release before 1.0, which has no release.json, is healthy', async () => {
  const [oldest = ''] = await readdir(join(target, 'releases'));
  const file = join(target, 'releases', oldest, 'site', 'release.json');
  await rename(file, `${file}.away`);
  expect(await release('--back', target, oldest)).toMatchObject({ status: 0 });
  const { status, body } = await get('/healthz');
  expect([status, JSON.parse(body).portal]).toEqual([200, 'before 1.0']);
  await rename(`${file}.away`, file);
});

it('answers every request during releases and reloads', async () => {
  let going = true;
  const seen: number[] = [];
  const asking = (async () => {
    while (going) seen.push((await get('/')).status, (await get(scripts.old)).status);
  })();
  for (const site of [first, second, first]) {
    expect(await release(site, target)).toMatchObject({ status: 0 });
    host.reload();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  going = false;
  await asking;
  expect(seen.length).toBeGreaterThan(10);
  expect(new Set(seen)).toEqual(new Set([200]));
});

it('removes releases that were replaced longer ago than the limit, with the assets that only they used', async () => {
  const other = join(folder, 'other');
  for (const [id, asset, site] of [
    ['20200101-000000', 'ancient.js', first],
    ['20200301-000000', 'replaced-today.js', first],
  ] as const) {
    const files = join(other, 'releases', id);
    await mkdir(join(files, 'site'), { recursive: true });
    await cp(join(site, 'index.html'), join(files, 'site', 'index.html'));
    await writeFile(join(files, 'assets.list'), `./${asset}\n`);
    await mkdir(join(other, 'assets'), { recursive: true });
    await writeFile(join(other, 'assets', asset), 'x');
  }
  expect(await release(first, other)).toMatchObject({ status: 0 });
  const left = await readdir(join(other, 'releases'));
  expect([left.length, left[0]]).toEqual([2, '20200301-000000']);
  expect(existsSync(join(other, 'assets', 'replaced-today.js'))).toBe(true);
  expect(existsSync(join(other, 'assets', 'ancient.js'))).toBe(false);
  expect(existsSync(join(other, scripts.old))).toBe(true);
  expect(await readlink(join(other, 'current'))).toBe(`releases/${left[1]}/site`);
});

it('a clock that was ahead once makes no later release an older one', async () => {
  const other = join(folder, 'ahead');
  expect(await release(first, other)).toMatchObject({ status: 0 });
  const [early = ''] = await readdir(join(other, 'releases'));
  const ahead = '20991231-235959';
  await rename(join(other, 'releases', early), join(other, 'releases', ahead));
  expect(await release(second, other)).toMatchObject({ status: 0 });
  const releases = await readdir(join(other, 'releases'));
  expect(await readlink(join(other, 'current'))).toBe(`releases/${releases.toSorted()[1]}/site`);
  expect((await release('--back', other)).said).toContain(`a copy of ${ahead} `);
  const live = async () => readFile(join(other, 'current', 'index.html'), 'utf8');
  expect(entryScript(await live())).toBe(scripts.old);
  expect(await release('--back', other)).toMatchObject({ status: 0 });
  expect(entryScript(await live())).toBe(scripts.new);
});

/** A PATH whose `cp` has a fault. @param to - the folder of the deploy, whose new site the fault finds at `$SITE` */
async function withFaultyCp(to: string, fault: string): Promise<string> {
  const tools = await mkdtemp(join(folder, 'tools-'));
  const real = `PATH=${JSON.stringify(process.env.PATH)}`;
  const site = join(to, '.lock/release/site');
  const cp = ['#!/bin/sh', `SITE=${site}`, fault, `${real} exec cp "$@"`].join('\n');
  await writeFile(join(tools, 'cp'), cp, { mode: 0o755 });
  return `${tools}:${process.env.PATH}`;
}

it.each([
  ['fails at one file', 'case "$*" in *prijava.html*) exit 1 ;; esac', 'could not be copied'],
  [
    'leaves a page empty',
    'case "$*" in *index.html*) : >"$SITE/index.html"; exit 0 ;; esac',
    'was not copied completely',
  ],
])('switches nothing when cp %s', async (_how, fault, message) => {
  const up = await readlink(join(target, 'current'));
  const path = await withFaultyCp(target, fault);
  const { status, said } = await run([second, target], path);
  expect([status, said]).toEqual([1, expect.stringContaining(message)]);
  expect(await readlink(join(target, 'current'))).toBe(up);
  expect(await release(second, target)).toMatchObject({ status: 0 });
});

it('leaves no asset in place when cp fails at one, and copies it the next time', async () => {
  const other = join(folder, 'new');
  const path = await withFaultyCp(other, 'case "$*" in *--parents*) exit 1 ;; esac');
  const { status, said } = await run([first, other], path);
  expect([status, said]).toEqual([1, expect.stringContaining('assets')]);
  expect(await readdir(join(other, 'assets'))).toEqual([]);
  expect(await release(first, other)).toMatchObject({ status: 0 });
  expect(existsSync(join(other, scripts.old))).toBe(true);
});

it('refuses a folder that is not a build, and two deploys at once', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  expect(await release(empty, target)).toMatchObject({ status: 1 });
  await mkdir(join(empty, 'assets'));
  await writeFile(join(empty, 'index.html'), '<p>');
  expect((await release(empty, target)).said).toContain('__CSP_NONCE__');
  await mkdir(join(target, '.lock'));
  expect((await release(first, target)).said).toContain('Another release');
  await rm(join(target, '.lock'), { recursive: true });
  expect((await release(first)).said).toContain('Usage');
});
