import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { breaches } from '../../browser-tests/helpers/flight/invariants';
import { endFlight, startFlight } from '../../browser-tests/helpers/flight/recorder';
import { ana } from '../../browser-tests/helpers/session/demo';
import { logIn } from '../../browser-tests/helpers/session/session';
import { launchChromium, visit } from './support/chromium';
import { startNginx } from './support/nginx-host';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** For a host that cannot insert a nonce into pages: deploy/README.md, "Static files elsewhere". */
async function withoutNonce(prefix: string): Promise<void> {
  await change(prefix, 'csp.conf', " 'nonce-$request_id'");
  await change(prefix, 'static.conf', ' /prijava.html');
  await change(prefix, 'page.conf', "sub_filter '__CSP_NONCE__' '$request_id';");
}

async function change(prefix: string, name: string, removed: string): Promise<void> {
  const file = join(prefix, 'snippets/portal', name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(removed);
  await writeFile(file, text.replace(removed, ''));
}

/** A visit that must break no invariant, especially I2, which is about violations of the policy. */
async function visitPortal(options: { change?: (prefix: string) => Promise<void> }) {
  const host = await startNginx({ root: inject('site'), apiPort: inject('apiPort'), ...options });
  const context = await visit(browser, host.origin);
  try {
    const flight = await startFlight(context, host.origin);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await logIn(page, ana);
    await page.getByRole('heading', { name: 'Pozdravljeni, Ana!' }).waitFor();
    await page.getByText('286.84').first().waitFor();
    for (const name of ['Odprte postavke', 'Izvajalci']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
    // The styles of the painted login page carry the nonce; no screen makes a <style> by React.
    expect(await page.locator('style:not([nonce])').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Izvajalci' }).waitFor();
    await endFlight(context, flight);
    expect(breaches(flight)).toEqual([]);
    const portal = flight.requests.filter(({ url }) => url.includes('/api/'));
    expect(portal.length).toBeGreaterThan(5);
  } finally {
    await context.close();
    await host.close();
  }
}

it('Ana logs in, reads and reloads behind nginx, and no invariant is broken', async () => {
  await visitPortal({});
});

it('the same without a nonce and the prerendered login page: the portal itself writes no style element', async () => {
  await visitPortal({ change: withoutNonce });
});
