import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const entry = { version: '1.0.0', integrity: 'sha512-x' };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-install-'));
  write('package-lock.json', lock({ 'node_modules/a': entry, 'node_modules/b': optional }));
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': entry }));
  write('node_modules/a/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const optional = { ...entry, optional: true };
const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode });
}

/** Runs `ensureInstalled` in a new Node process, with an npm that only prints that it was called. */
function ensure(npm = 'echo "npm $*" >&2; exit 0', version = process.versions.node) {
  write('bin/npm', `#!/bin/sh\n${npm}\n`, 0o755);
  const module = new URL('install.mjs', import.meta.url).href;
  const code = `
    Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });
    import(${JSON.stringify(module)}).then((m) => m.ensureInstalled(${JSON.stringify(root)}));`;
  return node(['-e', code]);
}

function node(args: readonly string[]) {
  const { npm_execpath: _, ...env } = process.env;
  const options = { encoding: 'utf8', env: { ...env, PATH: `${root}/bin:${env.PATH}` } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('prints nothing when the packages are those of the lock file', () => {
  expect(ensure()).toEqual({ status: 0, output: '' });
});

it.each([
  ['there is no node_modules', () => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['a package is missing', () => rmSync(join(root, 'node_modules/a'), { recursive: true })],
  [
    'the lock file has another version',
    () => write('package-lock.json', lock({ 'node_modules/a': { ...entry, version: '1.0.1' } })),
  ],
  [
    'the lock file has one package more',
    () => write('package-lock.json', lock({ 'node_modules/a': entry, 'node_modules/c': entry })),
  ],
])('installs when %s', (_when, change) => {
  change();
  const { status, output } = ensure();
  expect(status).toBe(0);
  expect(output).toMatch(/^Installing packages .*\n$/);
});

it("shows npm's output and what to do when npm fails", () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { status, output } = ensure('echo "npm error ENOTFOUND" >&2; exit 1');
  expect(status).toBe(1);
  expect(output).toContain('npm error ENOTFOUND');
  expect(output).toContain('Check the network connection');
});

it.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('refuses Node %s in one sentence', (node) => {
  const { status, output } = ensure(undefined, node);
  expect(status).toBe(1);
  expect(output).toMatch(/^Node \S+ is not supported: the portal needs Node 20.19 or .*\n$/);
});

it.each(['20.19.0', '22.12.0', '24.1.0', '26.0.0'])('takes Node %s', (node) => {
  expect(ensure(undefined, node)).toEqual({ status: 0, output: '' });
});

it('installs when it is run alone, as before a build and before the tests on nginx', () => {
  const { scripts } = JSON.parse(textOf('../package.json'));
  expect([scripts.prebuild, scripts.prenginx]).toEqual(Array(2).fill('node scripts/install.mjs'));
  write('scripts/install.mjs', textOf('install.mjs'));
  write('bin/npm', '#!/bin/sh\n', 0o755);
  const run = () => node([join(root, 'scripts/install.mjs')]);
  expect(run()).toEqual({ status: 0, output: '' });
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(run().output).toMatch(/^Installing packages .*\n$/);
});

it('package.json and its lock file name the supported Node versions', () => {
  const { engines } = JSON.parse(textOf('../package.json'));
  expect(engines.node).toBe('^20.19 || >=22.12');
  expect(JSON.parse(textOf('../package-lock.json')).packages[''].engines).toEqual(engines);
});
