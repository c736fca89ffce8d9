/**
 * Written by hand: `playwright install --with-deps` downloads a browser from a separate host, which many networks and
 * CI machines do not reach; Debian's package is available there.
 */
import { chromium } from '@playwright/test';
import {
  findOrInstall,
  isProgram,
  onPath,
  type ProgramSearch,
  thisMachine,
} from './debian-package';
import { Problem } from './problem';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fonts = ['fonts-liberation', 'fonts-dejavu-core'];
const shellName = 'chromium-headless-shell';

/** What the search for a browser reads; tests pass their own values. */
export interface BrowserSearch extends ProgramSearch {
  /** Where Playwright's own Chromium would be. */
  readonly playwrightPath: string;
}

/**
 * Finds a Chromium for the browser tests: Playwright's own, the one at CHROMIUM_PATH, the
 * system's, or Debian's package, which is installed if this user has the rights.
 * @returns the path of the program
 * @throws Problem with instructions when there is none
 */
export function findBrowser(
  search: BrowserSearch = { ...thisMachine(), playwrightPath: chromium.executablePath() },
): string {
  const { env, playwrightPath } = search;
  if (isProgram(playwrightPath)) return playwrightPath;
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", where there is no program.`);
  }
  const look = () => onPath(systemNames, env);
  const what = 'Installing a browser for the browser tests';
  const found = findOrInstall(search, look, ['chromium', ...fonts], what);
  if (found !== undefined) return found;
  throw new Problem(
    'No browser was found for the browser tests. Run `npx playwright install chromium`, or install Chromium and set CHROMIUM_PATH to it, then try again.',
  );
}

/**
 * Finds Chromium without a window system for the browser tests: Debian's headless shell, which is installed if this
 * user has the rights. It takes a quarter less processor time than Chromium, and has no PDF viewer.
 * @returns the path of the program; that of `findBrowser`, when the machine or CHROMIUM_PATH has another Chromium
 */
export function findHeadlessShell(
  search: BrowserSearch = { ...thisMachine(), playwrightPath: chromium.executablePath() },
): string {
  const { env, playwrightPath } = search;
  const browser = findBrowser(search);
  if (browser === playwrightPath || env.CHROMIUM_PATH) return browser;
  const look = () => onPath([shellName], env);
  const what = 'Installing the headless shell for the browser tests';
  return findOrInstall(search, look, [shellName, ...fonts], what) ?? browser;
}
