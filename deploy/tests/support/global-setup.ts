import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findNginx } from '../../../scripts/nginx';
import { listeningBackend } from './backend';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built portal. */
    readonly site: string;
    /** Where the stateful backend listens, which all test files share. */
    readonly apiPort: number;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Takes the build of `npm test`, or builds the portal, and starts a backend, once for all tests of `deploy/`; both are removed afterwards. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  findNginx();
  const site = await mkdtemp(join(tmpdir(), 'portal-built-'));
  const { PORTAL_SITE: built } = process.env;
  const [backend] = await Promise.all([
    listeningBackend(),
    built === undefined ? build(site) : cp(join(root, built), site, { recursive: true }),
  ]);
  provide('site', site);
  provide('apiPort', backend.port);
  return async () => {
    await backend.close();
    await rm(site, { recursive: true, force: true });
  };
}

/** With Vitest's NODE_ENV this would be a development build, which contains the folders of this machine. */
async function build(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [vite, ...args], { cwd: root, env });
}

/** A copy of the built portal that a test may change. @returns its folder */
export async function copySite(site: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  await cp(site, copy, { recursive: true });
  return copy;
}
