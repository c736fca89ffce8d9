import { defineConfig } from '@playwright/test';
import { findBrowser, findHeadlessShell } from './scripts/browser';
import { chromiumFlags } from './scripts/chromium-flags';
import { findFirefox } from './scripts/engines';
import { teachFirefox } from './scripts/playwright-firefox';
import { findFreePort } from './scripts/port';

// Each worker reads this file again and must use the same port.
process.env.PORTAL_TEST_PORT ??= String(await findFreePort());
const port = process.env.PORTAL_TEST_PORT;
const isChosen = (project: string) => process.argv.includes(`--project=${project}`);
// A worker gets no arguments.
if (isChosen('firefox')) process.env.PORTAL_TEST_FIREFOX = 'yes';
const inFirefox = process.env.PORTAL_TEST_FIREFOX === 'yes';
if (inFirefox) teachFirefox();
// Several files, because `npm run reliability -- --last` reads the reports of both `npm test` and the long tests.
const report = isChosen('long') ? 'browser-long' : inFirefox ? 'browser-engines' : 'browser';
/** Vitest runs the tests in these folders. */
const ofVitest = ['**/helpers/**', '**/engines/**'];
const baseURL = `http://localhost:${port}`;

const launchOptions = {
  executablePath: findBrowser(),
  args: [...chromiumFlags],
  // Chromium's sandbox does not start as root.
  chromiumSandbox: process.getuid?.() !== 0,
};
const inShell = { launchOptions: { ...launchOptions, executablePath: findHeadlessShell() } };

export default defineConfig({
  testDir: 'browser-tests',
  outputDir: '.cache/browser-tests',
  reporter: [['list'], ['json', { outputFile: `.cache/${report}.json` }]],
  fullyParallel: true,
  // Page, browser and server share the cores: on two cores, three workers are not faster and time out more often.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long time limits, for a machine under load. A test that measures time sets its own limit.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 15 * 60_000,
  use: {
    browserName: 'chromium',
    baseURL,
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    // Traces slow every test: use `--trace on` only when you need one.
    screenshot: 'only-on-failure',
    // `page.route` does not see a request of a worker. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    { name: 'chromium', testIgnore: ofVitest, grepInvert: /@long|@whole-browser/, use: inShell },
    // What needs the viewer of PDF or the window of the whole Chromium, or compares pictures drawn by it.
    { name: 'whole-browser', testIgnore: ofVitest, grep: /@whole-browser/, grepInvert: /@long/ },
    // Too slow for `npm test`: `npm run browser:long` runs them.
    {
      name: 'long',
      testIgnore: ofVitest,
      grep: /@long/,
      grepInvert: /@whole-browser/,
      use: inShell,
    },
    { name: 'long-whole-browser', testIgnore: ofVitest, grep: /^(?=.*@long)(?=.*@whole-browser)/ },
    ...(inFirefox ? [firefox()] : []),
  ],
  webServer: {
    // `exec` replaces the shell, so that the server notices when Playwright itself is killed.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/start.mjs --still`,
    url: baseURL,
    env: { PORT: port, API_URL: '' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

/** Debian's Firefox instead of Playwright's own, which is a changed Firefox from another host. */
function firefox() {
  return {
    name: 'firefox',
    testIgnore: ofVitest,
    grepInvert: /@long/,
    use: {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: { executablePath: findFirefox() },
    },
  };
}
