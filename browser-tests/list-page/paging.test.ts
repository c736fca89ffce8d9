/** A list that comes in pages: usable after the first page, complete after the last. */
import { expect, type Page } from '@playwright/test';
import { openItem, openItemsAnswer } from '../helpers/answers/open-items';

import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const ALL = 2_500;
const SIZE = 1_000;
const items = Array.from({ length: ALL }, (_, index) =>
  openItem(index + 1, { znesek: 1, odprto: 1 }),
);

/** Answers with pages; those after the first wait until `release`, and fail while `broken` is set. */
async function servePages(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = { broken: false, release, cursors: [] as (string | null)[] };
  await page.route(/\/open_items/, async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('kazalec');
    server.cursors.push(cursor);
    if (cursor !== null) await released;
    if (cursor !== null && server.broken) return route.fulfill({ status: 503, body: '' });
    const start = Number(cursor ?? 0);
    const next = start + SIZE < ALL ? String(start + SIZE) : null;
    const part = openItemsAnswer(items.slice(start, start + SIZE));
    return route.fulfill({ json: { ...part, naslednji_kazalec: next, stevilo_vrstic: ALL } });
  });
  return server;
}

const exportButton = (page: Page) => page.getByRole('button', { name: 'Izvozi v CSV' });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a long list can be read after its first page and tells how much is loaded', {
  tag: '@long',
}, async ({ page }) => {
  const server = await servePages(page);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('DOK-001', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(
    /Naloženo: 1\s000 od 2\s500 vrstic/,
  );
  await expect(exportButton(page)).toBeDisabled();
  await expect(page.getByText(/^Prikazano 1–\d+ od 1\s000$/)).toBeVisible();
  await expectNoAxeViolations(page);
  const top = await page.getByText('DOK-001', { exact: true }).boundingBox();

  server.release();
  await expect(page.getByText(/^Prikazano 1–\d+ od 2\s500$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(exportButton(page)).toBeEnabled();
  expect(await page.getByText('DOK-001', { exact: true }).boundingBox()).toEqual(top);
  expect(server.cursors).toEqual([null, '1000', '2000']);
});

test('a list whose later pages fail keeps its rows and says that it is not complete', {
  tag: '@long',
}, async ({ page }) => {
  const server = await servePages(page);
  server.broken = true;
  server.release();
  await page.goto('/odprte-postavke');
  const alert = page.getByRole('alert').filter({ hasText: 'Seznam ni popoln.' });
  await expect(alert).toContainText(/Naloženo: 1\s000 od 2\s500 vrstic/);
  await expect(page.getByText('DOK-001', { exact: true })).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();

  server.broken = false;
  await alert.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText(/^Prikazano 1–\d+ od 2\s500$/)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a list that was left while it loaded is complete when it is opened again', {
  tag: '@long',
}, async ({ page }) => {
  const server = await servePages(page);
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page.getByRole('heading', { name: 'Izvajalci', level: 1 })).toBeVisible();
  server.release();
  await page.goBack();
  await expect(page.getByText(/^Prikazano 1–\d+ od 2\s500$/)).toBeVisible();
});
