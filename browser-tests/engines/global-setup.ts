import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../scripts/port';
import { until } from './driver/until';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of this project. */
    readonly engine: 'firefox' | 'webkit';
    /** Whether every flow and every sheet is tested, or only those that `npm test` has time for. */
    readonly isLong: boolean;
    /** The address of the portal, which all tests of this run share. */
    readonly portal: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Time for a build, where there is none yet. */
const START_LIMIT_MS = 120_000;

/** Starts the portal with its backend, once for all tests of a project. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const portal = `http://localhost:${port}`;
  // With Vitest's NODE_ENV it would be a development build.
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn(process.execPath, ['scripts/start.mjs', '--still'], {
    cwd: root,
    env: { ...env, PORT: String(port), API_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isUp = async () => {
    if (server.exitCode !== null) throw new Error('The portal did not start.');
    return fetch(portal).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until('portal', isUp, START_LIMIT_MS);
  provide('portal', portal);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
