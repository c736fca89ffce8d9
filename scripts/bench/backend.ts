/**
 * The polled calls of many open tabs, at an even rate, in the demo world and in the large one (reliability.md L12: 500
 * tabs are 50 requests a second, p99 at most 100 ms).
 */
import type { WorldSize } from '../../mocks/generated/size';
import { startBackendProcess } from './support/backend-process';
import type { RunBench } from './support/bench';
import { ms, quantile } from './support/figures';

interface Load {
  readonly latencies: number[];
  errors: number;
}

export const run: RunBench = async ({ seconds, rate, world }) => {
  const demo = await measure('demo world', undefined, seconds, rate);
  return demo + (await measure('large world', world, seconds, rate));
};

async function measure(
  name: string,
  world: WorldSize | undefined,
  seconds: number,
  rate: number,
): Promise<number> {
  const backend = await startBackendProcess(world);
  try {
    const building = await firstBuilding(backend.url, backend.token);
    const paths = [
      '/api/portal-user/v2/allowed_pages',
      '/api/portal-user/v2/notifications/unread_num',
      `/api/portal-user/v2/bulletin/unread_num/${building}`,
    ];
    const sendNext = (at: number, load: Load) =>
      poll(`${backend.url}${paths[at % paths.length]}`, backend.token, load);
    const { latencies, errors } = await sendEvenly(seconds * rate, rate, sendNext);
    console.log(`${name}: ${latencies.length} requests at ${rate} a second, ${errors} errors`);
    const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => ms(quantile(latencies, share)));
    console.log(
      `  median ${median} (mark: 20 ms) · p95 ${p95} · p99 ${p99} (mark: 100 ms) · start ${ms(backend.started)}`,
    );
    return errors;
  } finally {
    backend.stop();
  }
}

async function firstBuilding(url: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/portal-user/v1/e_manager/enota`, { headers });
  return String(Object(await answer.json())[0]?.objekt_sifra);
}

/** Sends at an even rate, whether or not answers come. */
async function sendEvenly(
  count: number,
  rate: number,
  send: (at: number, load: Load) => Promise<void>,
): Promise<Load> {
  const load: Load = { latencies: [], errors: 0 };
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    const wait = began + (sent * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(send(sent, load));
  }
  await Promise.all(calls);
  return load;
}

async function poll(url: string, token: string, load: Load): Promise<void> {
  const began = performance.now();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  if (!answer?.ok) load.errors += 1;
  load.latencies.push(performance.now() - began);
}
