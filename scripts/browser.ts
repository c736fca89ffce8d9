import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Problem } from './problem';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What the search for a browser looks at; tests give their own. */
export interface BrowserSearch {
  readonly env: NodeJS.ProcessEnv;
  /** Where Playwright's own Chromium would be. */
  readonly playwrightPath: string;
  /** Runs a command and says whether it ended well. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly isRoot: boolean;
  readonly say: (line: string) => void;
}

/**
 * Finds a Chromium for the browser tests: Playwright's own, the one that CHROMIUM_PATH names, the
 * system's, or Debian's package, which is installed when this user may.
 * @returns the path of the program
 * @throws Problem saying what to do when there is none
 */
export function findBrowser(search: BrowserSearch = thisMachine()): string {
  const { env, playwrightPath } = search;
  if (isProgram(playwrightPath)) return playwrightPath;
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", and no program is there.`);
  }
  const found = onPath(systemNames, env);
  if (found !== undefined) return found;
  const installed = installFromDebian(search) ? onPath(systemNames, env) : undefined;
  if (installed !== undefined) return installed;
  throw new Problem(
    'No browser was found for the browser tests. Run `npx playwright install chromium`, or install Chromium and set CHROMIUM_PATH to it, then try again.',
  );
}

/** Installs Debian's Chromium with the fonts it needs; says whether that was possible. */
function installFromDebian({ env, run, isRoot, say }: BrowserSearch): boolean {
  const apt = onPath(['apt-get'], env);
  if (apt === undefined) return false;
  const sudo = isRoot ? undefined : onPath(['sudo'], env);
  if (!isRoot && (sudo === undefined || !run(sudo, ['-n', 'true']))) return false;

  say('Installing a browser for the browser tests (Debian package chromium) …');
  const asRoot = (...args: string[]) =>
    sudo === undefined ? run(apt, args) : run(sudo, ['-n', apt, ...args]);
  const packages = ['chromium', 'fonts-liberation', 'fonts-dejavu-core'];
  return (
    asRoot('update', '-q') && asRoot('install', '-q', '-y', '--no-install-recommends', ...packages)
  );
}

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function thisMachine(): BrowserSearch {
  return {
    env: process.env,
    playwrightPath: chromium.executablePath(),
    run: (command, args) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const result = spawnSync(command, args, { env, encoding: 'utf8' });
      if (result.status !== 0) console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
      return result.status === 0;
    },
    isRoot: process.getuid?.() === 0,
    say: (line) => console.log(line),
  };
}
