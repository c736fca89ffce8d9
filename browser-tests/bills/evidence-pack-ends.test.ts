/** What is left of a run of the evidence pack that ends early, or that is large (`pages.md` P14). */
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { saved } from '../helpers/screens/saved';
import { dialogOf, make, open } from './evidence-pack';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

/** Makes the bill a file of 60 MB. */
async function answerWithLargeBill(page: Page): Promise<void> {
  const large = Buffer.alloc(60 * 1024 * 1024, 'x');
  large.write('%PDF-1.4');
  await page.route(/\/v2\/pdf\/26100314/, (route) =>
    route.fulfill({ body: large, contentType: 'application/pdf' }),
  );
}

/** The names of the files that are saved from now on. */
function watchDownloads(page: Page) {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  return downloads;
}

test('P14 a pack over 50 MB asks first; "Prekliči" saves nothing, "Nadaljuj" saves it', {
  tag: '@long',
}, async ({ page }) => {
  await answerWithLargeBill(page);
  await open(page);
  const downloads = watchDownloads(page);
  const dialog = dialogOf(page);
  await make(page).click();
  // Playwright needs a while to hand over a file of this size.
  const question = dialog.getByText(/^Paket ima že 6\d\.\d\sMB\. Ali nadaljujem/);
  await expect(question).toBeVisible({ timeout: 40_000 });
  await dialog.getByRole('button', { name: 'Prekliči' }).click();
  await expect(dialog.getByText('Izdelava je preklicana. Nič ni shranjeno.')).toBeVisible();
  expect(downloads).toEqual([]);
  await make(page).click();
  await expect(question).toBeVisible({ timeout: 40_000 });
  const { file } = await saved(page, dialog.getByRole('button', { name: 'Nadaljuj' }));
  expect(file.length).toBeGreaterThan(60 * 1024 * 1024);
});

test('P14 cancelled half-way, and without a connection, nothing is saved and the choice stays', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const downloads = watchDownloads(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Odčitki (CSV)').uncheck();
  await api(page, '/pdf/26100314', { hang: true, times: 1 });
  await make(page).click();
  await expect(dialog.getByText(/ od \d+ · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Prekliči' }).click();
  await expect(dialog.getByText('Izdelava je preklicana. Nič ni shranjeno.')).toBeVisible();
  await page.context().setOffline(true);
  await make(page).click();
  await expect(
    dialog.getByText(/^Ni povezave s strežnikom\. Vaša izbira je ohranjena/),
  ).toBeVisible();
  await expect(dialog.getByLabel('Odčitki (CSV)')).not.toBeChecked();
  expect(downloads).toEqual([]);
  await page.context().setOffline(false);
  const { file } = await saved(page, dialog.getByRole('button', { name: 'Poskusi znova' }));
  expect(Object.keys(unzipSync(new Uint8Array(file)))).not.toContain('06_odcitki.csv');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('P14 "Prekliči" of a large pack ends it at once, although another file never comes', {
  tag: '@long',
}, async ({ page }) => {
  await answerWithLargeBill(page);
  await open(page);
  const dialog = dialogOf(page);
  const hanging = await api(page, /\/v2\/documents\/\d+/, { hang: true, times: 1 });
  await make(page).click();
  await expect(dialog.getByText(/^Paket ima že 6\d/)).toBeVisible({ timeout: 40_000 });
  expect(hanging).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Prekliči' }).click();
  await expect(dialog.getByText('Izdelava je preklicana. Nič ni shranjeno.')).toBeVisible();
  await expect(make(page)).toBeVisible();
});

test('P14 a file that arrives after the connection was lost does not hide the failure', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  await api(page, '/pdf/26100314', { abort: true, delay: 500, times: 1 });
  const late = page.waitForRequest(/\/v2\/documents\/\d+/);
  await api(page, /\/v2\/documents\/\d+/, { delay: 2_000 });
  await make(page).click();
  const note = dialog.getByText(/^Ni povezave s strežnikom\. Vaša izbira je ohranjena/);
  await expect(note).toBeVisible();
  await late;
  await page.waitForTimeout(3_000);
  await expect(note).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Poskusi znova' })).toBeVisible();
});
