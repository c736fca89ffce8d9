import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findNginx } from '../../../scripts/nginx';
import { listeningBackend } from './backend';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the portal as `npm run build` makes it. */
    readonly site: string;
    /** Where the stateful backend listens, which all files of tests share. */
    readonly apiPort: number;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the portal and starts a backend, once for all tests of `deploy/`; nothing of either stays behind. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  findNginx();
  const site = await mkdtemp(join(tmpdir(), 'portal-built-'));
  const [backend] = await Promise.all([
    listeningBackend(),
    build({
      root,
      configFile: `${root}vite.config.ts`,
      logLevel: 'error',
      build: { outDir: site, emptyOutDir: true },
    }),
  ]);
  provide('site', site);
  provide('apiPort', backend.port);
  return async () => {
    await backend.close();
    await rm(site, { recursive: true, force: true });
  };
}

/** A copy of the built portal that a test may change. @returns its folder */
export async function copySite(site: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  await cp(site, copy, { recursive: true });
  return copy;
}
