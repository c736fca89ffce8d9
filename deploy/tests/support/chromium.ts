import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser';

/** A Chromium of our own for tests that are not Playwright's. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** A fresh visitor of a host whose certificate nobody vouches for. */
export function visit(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
  });
}
