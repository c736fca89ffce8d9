import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';
import { findFreePort } from './scripts/port';

// Workers read this file again and must come to the same port.
process.env.PORTAL_TEST_PORT ??= String(await findFreePort());
const port = process.env.PORTAL_TEST_PORT;
// The report of `npm test` outlasts a run of the long tests: `npm run reliability -- --last` reads both.
const report = process.argv.includes('--project=long') ? 'browser-long' : 'browser';
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'browser-tests',
  outputDir: '.cache/browser-tests',
  reporter: [['list'], ['json', { outputFile: `.cache/${report}.json` }]],
  fullyParallel: true,
  // Page, browser and server share the cores: on two of them three workers take as long as two, and time out more often.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Patience for a machine under load; where time itself is tested, the test says how long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 15 * 60_000,
  use: {
    browserName: 'chromium',
    baseURL,
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    // Tracing every test slows the run; ask for one by `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Without these Chromium asks Google's hosts at every start, which a closed network refuses.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Chromium's sandbox does not start as root.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    // What lies in helpers/ is tested by Vitest.
    { name: 'chromium', testIgnore: '**/helpers/**', grepInvert: /@long/ },
    // Too long for `npm test`: `npm run browser:long`.
    { name: 'long', testIgnore: '**/helpers/**', grep: /@long/ },
  ],
  webServer: {
    // Without a shell in between the server notices when Playwright itself is killed.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/start.mjs --still`,
    url: baseURL,
    env: { PORT: port, API_URL: '' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
