/**
 * The polled calls of many open tabs, at a constant rate, in the demo world and in the large one (threats.md L12: 500
 * tabs are 50 requests a second; p99 at most 100 ms, and memory without garbage that does not grow by more than 20 MB in
 * 30 minutes).
 */
import type { WorldSize } from '../mocks/generated/size';
import { startBackendProcess } from './support/backend-process';
import type { RunBench } from './support/bench';
import { sendEvenly } from './support/even-load';
import { report } from './support/figure';
import { quantile } from './support/figures';
import { residentMb } from './support/resident';

/** The large world answers the same polls as the demo world; a minute shows whether it is as fast. */
const LARGE_WORLD_SECONDS = 60;

export const rows = ['L12'];

export const run: RunBench = async ({ seconds, rate, world }) => {
  const demo = await measure('demo world', undefined, seconds, rate);
  const briefly = Math.min(seconds, LARGE_WORLD_SECONDS);
  return demo + (await measure('large world', world, briefly, rate));
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
    let errors = 0;
    const send = async (at: number) => {
      if (!(await poll(`${backend.url}${paths[at % paths.length]}`, backend.token))) errors += 1;
    };
    // A server takes memory once for its code and caches; without the first tenth of the run this is not growth.
    const warm = Math.ceil(seconds / 10);
    const latencies = await sendEvenly(warm * rate, rate, send);
    // Garbage is collected first: until then it grows to several times what the process keeps, and tells nothing.
    const kept = async () => {
      await backend.collectGarbage();
      return residentMb(backend.pid);
    };
    const before = await kept();
    latencies.push(...(await sendEvenly((seconds - warm) * rate, rate, send)));
    const growth = (await kept()) - before;

    const of = `${name}, ${rate} a second for ${seconds} s`;
    const figure = (what: string, value: number, unit: string, most: number) => ({
      id: 'L12',
      what: `${of}: ${what}`,
      value,
      unit,
      most,
    });
    report([
      figure(`errors in ${latencies.length} requests`, errors, '', 0),
      figure('median', quantile(latencies, 0.5), 'ms', 20),
      figure('p99', quantile(latencies, 0.99), 'ms', 100),
      figure('slowest', Math.max(...latencies), 'ms', Number.POSITIVE_INFINITY),
      figure(`growth of RSS without garbage after the first ${warm} s`, growth, 'MB', 20),
      figure('start', backend.started, 'ms', Number.POSITIVE_INFINITY),
    ]);
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

/** Whether a poll succeeded. */
async function poll(url: string, token: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
