import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser';
import { chromiumFlags } from '../../../scripts/chromium-flags';

/** A Chromium for tests that do not run in Playwright. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    // `ignoreHTTPSErrors` does not apply to the script of a service worker.
    args: ['--ignore-certificate-errors', ...chromiumFlags],
  });
}

/** A new visitor of a host with an untrusted certificate. */
export function visit(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
  });
}
