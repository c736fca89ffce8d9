/** A stateful backend in a separate process, so that the load of a bench does not slow its measurements. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import type { WorldSize } from '../../mocks/generated/size';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import { findFreePort } from '../../scripts/port';
import { Problem } from '../../scripts/problem';
import { worldFlags } from '../../scripts/world-flags';

/** A running backend, with a session of the world's main user. */
export interface BackendProcess {
  readonly url: string;
  readonly pid: number;
  readonly login: unknown;
  readonly token: string;
  /** Milliseconds until it answered and its world was complete. */
  readonly started: number;
  /** Collects the garbage, so that only what the process keeps is left in its memory. */
  collectGarbage(): Promise<void>;
  stop(): void;
}

/**
 * Starts a backend and logs in as the main user of the generated world, or of the demo world without one.
 * @throws Problem when it does not answer within a minute
 */
export async function startBackendProcess(world?: WorldSize): Promise<BackendProcess> {
  const port = await findFreePort();
  const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const preload = ['--expose-gc', '--import', 'tsx', '--import', file('./collect-garbage.ts')];
  const flags = world ? flagsOf(world) : [];
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...preload, file('../../scripts/backend-alone.ts'), ...flags],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = () => void child.kill();
  try {
    await untilUp(url, () => child.exitCode !== null);
    const started = performance.now() - began;
    const login = await logIn(url, world ? GENERATED_LOGIN : DEMO_LOGINS[0]);
    return {
      url,
      pid: child.pid ?? 0,
      login,
      token: String(Object(login).token_string),
      started,
      collectGarbage: () =>
        new Promise((resolve) => {
          child.once('message', () => resolve());
          child.send('collect');
        }),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The flags for a world of this size. */
function flagsOf(world: WorldSize): string[] {
  return Object.entries(worldFlags).flatMap(([flag, name]) => [flag, String(world[name])]);
}

async function untilUp(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !hasEnded(); tries += 1) {
    const up = await fetch(`${url}/api`).catch(() => undefined);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem('The backend did not start: run `npm run backend` to see why.');
}

async function logIn(
  url: string,
  credentials: { readonly email: string; readonly password: string } | undefined,
): Promise<unknown> {
  const answer = await fetch(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: credentials?.email, password: credentials?.password }),
  });
  if (!answer.ok) throw new Problem(`The login of the bench failed with status ${answer.status}.`);
  return answer.json();
}
