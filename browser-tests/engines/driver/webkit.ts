import type { Readable } from 'node:stream';
import { findOldSafari, findWebKit } from '../../../scripts/engines';
import { findFreePort } from '../../../scripts/port';
import type { Started } from './browser';
import { openHttpWire } from './http-wire';
import { type Program, startProgram } from './program';
import { until } from './until';

/** Starts WebKitGTK's small browser on a display without a screen. Files are saved in `folder`. */
export async function startWebKit(folder: string): Promise<Started> {
  const { driver, browser, display } = findWebKit();
  const screen = startProgram(
    display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await firstLine(screen);
  return start(driver, [screen], {
    capability: 'webkitgtk:browserOptions',
    browser: { binary: browser, args: ['--automation'] },
    env: { ...env(folder), DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
}

/** Starts WPE 2.38, whose engine is that of Safari 16, without a screen. */
export async function startOldSafari(folder: string): Promise<Started> {
  const { driver, browser } = findOldSafari();
  return start(driver, [], {
    capability: 'wpe:browserOptions',
    browser: { binary: browser, args: ['--automation', '-P', 'headless'] },
    env: env(folder),
  });
}

/** The browser's own home, so that it finds no settings and leaves none. */
function env(folder: string): NodeJS.ProcessEnv {
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
  return { ...process.env, ...home, XDG_DATA_HOME: folder, TZ: 'Europe/Ljubljana' };
}

interface Options {
  readonly capability: string;
  readonly browser: { readonly binary: string; readonly args: readonly string[] };
  readonly env: NodeJS.ProcessEnv;
}

async function start(
  driver: string,
  before: readonly Program[],
  { capability, browser, env }: Options,
): Promise<Started> {
  const port = await findFreePort();
  const programs = [startProgram(driver, ['-p', String(port)], { env }), ...before];
  const stop = async () => {
    for (const program of programs) await program.stop();
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await until('driver of WebKit', () => isListening(address));
    return { wire: await openHttpWire(address, { [capability]: browser }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function isListening(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The number of the display, which the program writes when it is ready. */
async function firstLine({ child }: Program): Promise<string> {
  const output = child.stdio[3] as Readable;
  let line = '';
  for await (const text of output) {
    line += text;
    // Xvfb writes the line break separately, and a pipe that is closed before it ends Xvfb.
    if (line.endsWith('\n')) return line.trim();
  }
  throw new Error('Xvfb ended without a display.');
}
