/** Prints pages of the portal, as Ana, in either engine that prints. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser';
import { chromiumFlags } from '../../../scripts/chromium-flags';
import type { Door } from '../door';
import { openBrowser } from '../driver/browser';
import { startFirefox } from '../driver/firefox';
import type { Tab } from '../driver/tab';
import { newSession, STILL_PAGE, signIn, store } from '../flows/scene';
import { beginPrint, endPrint, rowsOnPage } from './rows';

/** A page as shown and as printed. */
export interface Printed {
  /** The words with a digit in each row that must be on paper. */
  readonly rows: readonly (readonly string[])[];
  readonly pdf: Buffer;
}

/** A browser that prints. */
export interface Printer {
  /**
   * Opens a page of the portal and prints it.
   * @param press the name of a button to press first
   * @param rows a selector of the rows
   */
  readonly print: (path: string, rows: string, press?: string | undefined) => Promise<Printed>;
  readonly close: () => Promise<void>;
}

/** How long a page may change after its load; afterwards its rows must be there. */
const isReady = () =>
  document.querySelector('main h1, main h2') !== null &&
  document.querySelector('.skeleton, main [aria-busy=true]') === null;

/** Firefox with a session at the door. */
export async function firefoxPrinter(door: Door): Promise<Printer> {
  const browser = await openBrowser(startFirefox);
  const tab = await browser.newTab(door.origin);
  await signIn({ tab, door });
  return { print: (...what) => printInFirefox(tab, ...what), close: browser.close };
}

async function printInFirefox(
  tab: Tab,
  path: string,
  rows: string,
  press?: string | undefined,
): Promise<Printed> {
  await tab.open(path);
  await tab.ready(isReady);
  if (press) await tab.click({ role: 'button', name: press, within: { role: 'main' } });
  await tab.sees({ css: rows });
  await tab.run(beginPrint);
  const found = await tab.run(rowsOnPage, rows);
  await tab.run(endPrint);
  return { rows: found, pdf: await tab.print() };
}

/** Chromium with a session at the door. */
export async function chromiumPrinter(door: Door): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumFlags],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(door.origin + STILL_PAGE);
  await page.evaluate(store, await newSession(door.origin));
  return {
    print: async (path, rows, press) => {
      await page.goto(door.origin + path);
      await page.waitForFunction(isReady);
      const main = page.getByRole('main');
      if (press) await main.getByRole('button', { name: press, exact: true }).click();
      await page.locator(rows).filter({ visible: true }).first().waitFor();
      await page.evaluate(beginPrint);
      const found = await page.evaluate(rowsOnPage, rows);
      await page.evaluate(endPrint);
      return { rows: found, pdf: await page.pdf({ format: 'A4', preferCSSPageSize: true }) };
    },
    close: () => browser.close(),
  };
}
