import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProgramSearch } from './debian-package';
import { findNginx } from './nginx';

let folder = '';
let ran: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-nginx-find-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '', { mode: 0o755 });
  return path;
}

function find(over: Partial<ProgramSearch> = {}, env: NodeJS.ProcessEnv = { PATH: folder }) {
  const run = (_command: string, args: readonly string[]) => {
    ran.push(args.join(' '));
    return true;
  };
  return findNginx({ env, run, isRoot: true, say: () => undefined, ...over }, folder);
}

it("finds both, also where Debian's folder is not on the PATH", () => {
  const both = { nginx: program('nginx'), openssl: program('openssl') };
  expect(find({}, {})).toEqual(both);
  expect(ran).toEqual([]);
});

it("installs Debian's packages when one of the two is missing", () => {
  program('apt-get');
  program('nginx');
  const run: ProgramSearch['run'] = (_command, args) => {
    ran.push(args.join(' '));
    if (args[0] === 'install') program('openssl');
    return true;
  };
  expect(find({ run }).openssl).toBe(join(folder, 'openssl'));
  expect(ran.at(-1)).toMatch(/ nginx-light libnginx-mod-http-brotli-static openssl$/);
});

it('throws with instructions when it is not found and cannot be installed', () => {
  expect(() => find()).toThrow('apt-get install nginx-light openssl');
  program('apt-get');
  expect(() => find({ isRoot: false })).toThrow('are not tested here');
  expect(ran).toEqual([]);
});
