/**
 * `npm run bench [-- --seconds 60] [--rate 50]`: the stateful backend under the polled calls of many open tabs
 * (`reliability.md` L12: 500 tabs are 50 requests a second). Prints requests, errors and latencies; the backend runs
 * in a process of its own, so that the load does not slow its own measuring.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_LOGINS } from '../mocks/seed';
import { findFreePort } from './port';
import { Problem, stopWith } from './problem';

const polled = [
  '/api/portal-user/v2/allowed_pages',
  '/api/portal-user/v2/notifications/unread_num',
  '/api/portal-user/v2/bulletin/unread_num/0137',
];

async function startBackend(port: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('backend-alone.ts', import.meta.url));
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/api`).catch(() => undefined);
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Problem('The backend did not start within 10 s: try `npm run backend` to see why.');
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: DEMO_LOGINS[0]?.email, password: DEMO_LOGINS[0]?.password }),
  });
  return Object(await answer.json()).token_string;
}

interface Load {
  readonly latencies: number[];
  errors: number;
}

async function poll(url: string, token: string, path: string, load: Load): Promise<void> {
  const began = performance.now();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}${path}`, { headers }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  if (!answer?.ok) load.errors += 1;
  load.latencies.push(performance.now() - began);
}

/** Sends at an even rate, whether or not answers come. */
async function run(url: string, token: string, seconds: number, rate: number): Promise<Load> {
  const load: Load = { latencies: [], errors: 0 };
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < seconds * rate; sent += 1) {
    const due = began + (sent * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(poll(url, token, polled[sent % polled.length] ?? '', load));
  }
  await Promise.all(calls);
  return load;
}

function quantile(sorted: readonly number[], share: number): string {
  const value =
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return `${value.toFixed(1)} ms`;
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '50' } },
});
try {
  const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
  if (!(seconds > 0 && seconds <= 3600 && rate > 0 && rate <= 1000)) {
    throw new Problem('--seconds must be 1 to 3600, --rate 1 to 1000 requests a second.');
  }
  const port = await findFreePort();
  const backend = await startBackend(port);
  try {
    const url = `http://127.0.0.1:${port}`;
    const token = await logIn(url);
    const { latencies, errors } = await run(url, token, seconds, rate);
    const sorted = [...latencies].sort((one, other) => one - other);
    console.log(`${latencies.length} requests at ${rate} a second, ${errors} errors`);
    console.log(
      `median ${quantile(sorted, 0.5)} · p95 ${quantile(sorted, 0.95)} · p99 ${quantile(sorted, 0.99)} (mark: 100 ms)`,
    );
  } finally {
    backend.kill();
  }
} catch (error) {
  stopWith(error);
}
