import { readFileSync } from 'node:fs';
import { logIn } from '../browser-tests/helpers/session/session';
import { DEMO_LOGINS } from '../mocks/world/seed';
import type { RunBench } from './support/bench';
import { report } from './support/figure';
import { openBench } from './support/portal';

const MB = 1024 * 1024;
const SIZE = 60 * MB;

/** No row of the reliability bar is about packs. */
export const rows: string[] = [];

/** The most memory that a process has held, in MB; only Linux tells it. */
function peakMb(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * An evidence pack of 60 MB: the time from the answer to its question until it is saved, and the memory of the page's
 * process, at its peak and by what is held afterwards.
 */
export const run: RunBench = async () => {
  const { context, page, close } = await openBench();
  try {
    const [login] = DEMO_LOGINS;
    if (!login) throw new Error('The demo world has no login.');
    await logIn(page, login);
    const file = Buffer.alloc(SIZE, 'x');
    file.write('%PDF-1.4');
    await page.route(/\/v2\/pdf\/26100314/, (route) =>
      route.fulfill({ body: file, contentType: 'application/pdf' }),
    );
    await page.goto('/specifikacija-stroskov');
    await page.getByRole('button', { name: 'Dokazni paket za 10/2026' }).click();
    const make = page.getByRole('button', { name: 'Izdelaj paket' });
    await make.waitFor();
    const session = await context.newCDPSession(page);
    const browser = await context.browser()?.newBrowserCDPSession();
    const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {
      processInfo: [],
    };
    const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const peak = () => Math.max(...pids.map(peakMb));
    const held = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
      return (usedSize + backingStorageSize) / MB;
    };
    const [heldBefore, peakBefore] = [await held(), peak()];
    await make.click();
    const goOn = page.getByRole('button', { name: 'Nadaljuj' });
    await goOn.waitFor({ timeout: 120_000 });
    const fetched = peak();
    const start = performance.now();
    const waiting = page.waitForEvent('download', { timeout: 120_000 });
    await goOn.click();
    await waiting;
    const seconds = (performance.now() - start) / 1000;
    await page.getByText(/^Paket je shranjen/).waitFor();
    const most = Number.POSITIVE_INFINITY;
    const figure = (what: string, value: number, unit = 'MB') => ({
      id: 'pack',
      what: `${what}, pack of ${SIZE / MB} MB`,
      value,
      unit,
      most,
    });
    return report([
      figure('from the question to the saved file', seconds, 's'),
      figure('peak of the process before', peakBefore),
      figure('peak of the process, all files fetched', fetched),
      figure('peak of the process, saved', peak()),
      figure('held by the page before', heldBefore),
      figure('held by the page after', await held()),
    ]);
  } finally {
    await close();
  }
};
