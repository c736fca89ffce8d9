/**
 * Written by hand: `playwright install --with-deps` downloads a browser from a separate host, which many networks and
 * CI machines do not reach; Debian's package is available there.
 */
import { chromium } from '@playwright/test';
import {
  installFromDebian,
  isProgram,
  onPath,
  type ProgramSearch,
  thisMachine,
} from './debian-package';
import { Problem } from './problem';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packages = ['chromium', 'fonts-liberation', 'fonts-dejavu-core'];

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
  const found = onPath(systemNames, env);
  if (found !== undefined) return found;
  const what = 'Installing a browser for the browser tests';
  const installed = installFromDebian(search, packages, what)
    ? onPath(systemNames, env)
    : undefined;
  if (installed !== undefined) return installed;
  throw new Problem(
    'No browser was found for the browser tests. Run `npx playwright install chromium`, or install Chromium and set CHROMIUM_PATH to it, then try again.',
  );
}
