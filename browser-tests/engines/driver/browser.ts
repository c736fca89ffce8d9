import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Tab } from './tab';
import { until } from './until';
import type { Wire } from './wire';

/** A browser as its launcher starts it. */
export interface Started {
  readonly wire: Wire;
  /** Ends its processes. */
  readonly stop: () => Promise<void>;
}

/** A running browser. Its files are in a separate folder, which is removed with it. */
export interface EngineBrowser {
  /** The window that is open from the start, for a browser that has only one. */
  readonly firstTab: (origin: string) => Promise<Tab>;
  /** Opens a window; relative addresses lead to the origin. */
  readonly newTab: (origin: string) => Promise<Tab>;
  /** Waits for a window that a page opens while `act` runs. */
  readonly opened: (origin: string, act: () => Promise<void>) => Promise<Tab>;
  /** Waits for a saved file whose name fits, and removes it. */
  readonly saved: (name: RegExp) => Promise<{ readonly name: string; readonly file: Buffer }>;
  /** Closes all windows but the first. */
  readonly closeTabs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a browser.
 * @param start gets the folder for its profile and for the files that it saves
 */
export async function openBrowser(
  start: (folder: string) => Promise<Started>,
): Promise<EngineBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-engine-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const { wire, stop } = await start(folder).catch(async (error) => {
    await remove();
    throw error;
  });
  const handles = async () => (await wire.send('GetWindowHandles')) as string[];
  const [first = ''] = await handles();
  let current = first;
  const use = async (handle: string) => {
    if (handle === current) return;
    // Both spellings: the standard says `handle`, older drivers of WebKit say `name`.
    await wire.send('SwitchToWindow', { handle, name: handle });
    current = handle;
  };
  const tab = (handle: string, origin: string) => new Tab(wire, () => use(handle), origin);

  return {
    firstTab: async (origin) => tab(first, origin),
    newTab: async (origin) => {
      await use(first);
      const { handle } = (await wire.send('NewWindow', { type: 'window' })) as { handle: string };
      await use(handle);
      await wire.send('SetWindowRect', { width: 1280, height: 900 });
      return tab(handle, origin);
    },
    opened: async (origin, act) => {
      const before = await handles();
      await act();
      const added = await until('new window', async () =>
        (await handles()).find((handle) => !before.includes(handle)),
      );
      return tab(added, origin);
    },
    saved: (name) => until(`saved file ${name}`, () => takeFile(folder, name)),
    closeTabs: async () => {
      for (const handle of await handles()) {
        if (handle === first) continue;
        await use(handle);
        await wire.send('CloseWindow');
        current = '';
      }
      await use(first);
    },
    close: async () => {
      await wire.end().catch(() => {});
      await stop();
      await remove();
    },
  };
}

/** Reads and removes a complete file: a browser writes into another name until it is complete. */
async function takeFile(folder: string, fits: RegExp) {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const entry = all.find(({ name }) => fits.test(name) && !/\.(part|wkdownload)$/.test(name));
  if (!entry?.isFile()) return undefined;
  const path = join(entry.parentPath, entry.name);
  const file = await readFile(path);
  // Firefox reserves the name by an empty file.
  if (file.length === 0) return undefined;
  // WebKitGTK may still write into the final name.
  await wait(100);
  if ((await stat(path)).size !== file.length) return undefined;
  await rm(path);
  return { name: basename(path), file };
}
