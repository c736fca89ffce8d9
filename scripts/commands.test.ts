/** Starts the servers of the README's table of commands by npm, as a user does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { GENERATED_LOGIN } from '../mocks/generated/contexts';
import { findFreePort } from './port';

const root = fileURLToPath(new URL('..', import.meta.url));
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.pid === undefined) continue;
    const ended = once(child, 'exit');
    // npm does not forward a signal to the process that it started.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
});

/** Starts an npm command on a free port. @returns its output up to the address, or all of it when the command ends */
async function start(command: string): Promise<{ said: string; port: number }> {
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), API_URL: '' };
  const child = spawn('npm', command.split(' '), { cwd: root, env, detached: true });
  started.push(child);
  let said = '';
  return new Promise((resolve) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (/^(Backend|Portal): .+$/m.test(said)) resolve({ said, port });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve({ said, port }));
  });
}

async function tokenOf(port: number): Promise<string> {
  const { email, password } = GENERATED_LOGIN;
  const answer = await fetch(`http://localhost:${port}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).token_string;
}

const world =
  '--units 12 --managers 1 --open-items 40 --notifications 5 --bulletins 5 --documents 5 --people 2 --seed 7';

it('npm run backend and npm run dev take --still and a generated world', async () => {
  const [backend, dev] = await Promise.all([
    start(`run backend -- --still ${world}`),
    start(`run dev -- ${world} --still`),
  ]);
  expect(backend.said).toContain(`Backend: http://localhost:${backend.port}/api`);
  expect((await fetch(`http://localhost:${backend.port}/demo/mailbox.json`)).status).toBe(200);
  for (const { said, port } of [backend, dev]) {
    expect(said).toContain(GENERATED_LOGIN.email);
    const headers = { Authorization: `Bearer ${await tokenOf(port)}` };
    const path = '/api/portal-user/v1/e_manager/enota';
    const units = await fetch(`http://localhost:${port}${path}`, { headers });
    expect(await units.json()).toHaveLength(12);
  }
}, 60_000);
