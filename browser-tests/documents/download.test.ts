import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { button, card, failureIn, noDocument, path, pdf, savedBy } from './bill-download';
import { openObjectUrls, watchObjectUrls } from './object-urls';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the document of a bill is saved under the server’s name', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const waiting = page.waitForEvent('download');
  await button(page).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('redni_obracun_2026-10_104217.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(failureIn(page)).toHaveCount(0);
});

for (const [sent, name] of [
  ['filename="../../x"', 'x.pdf'],
  ['filename="CON.pdf"', 'dokument_CON.pdf'],
  ['filename="a/b\\\\c"', 'a_b_c.pdf'],
  ["filename*=UTF-8''x%0D%0Ay", 'xy.pdf'],
  ["filename*=UTF-8''racun%E2%80%AEfdp.exe", 'racunfdp.pdf'],
  [`filename="${'x'.repeat(300)}"`, `${'x'.repeat(146)}.pdf`],
  ['filename=""', 'dokument.pdf'],
  ['filename=".pdf"', 'dokument.pdf'],
  ['filename="x.pdf.exe"', 'x.pdf'],
  [
    'filename="racun.pdf"; filename*=UTF-8\'\'Ra%C4%8Dun%20%C5%A1t.%205%20%E2%80%93%20%C4%8D%C5%A1%C5%BE.pdf',
    'Račun št. 5 – čšž.pdf',
  ],
] as const) {
  test(`F12 a document sent with ${sent.slice(0, 60)} is saved as ${name.slice(0, 30)}`, {
    tag: '@long',
  }, async ({ page }) => {
    const headers = { ...pdf, 'content-disposition': `attachment; ${sent}` };
    await api(page, path, { body: '%PDF-1.4', headers });
    await page.goto('/');
    const waiting = page.waitForEvent('download');
    await button(page).click();
    expect((await waiting).suggestedFilename()).toBe(name);
  });
}

test('F13 twenty documents of 5 MB leave no object URL and no memory behind', {
  tag: '@long',
}, async ({ page }) => {
  await watchObjectUrls(page);
  await page.clock.install();
  await api(page, path, { body: '%PDF-1.4'.padEnd(5_000_000, ' '), headers: pdf });
  await page.goto('/');
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  await expect(button(page)).toBeVisible();
  const before = await heap();
  for (let count = 0; count < 20; count += 1) {
    const waiting = page.waitForEvent('download');
    await button(page).click();
    await (await waiting).delete();
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  }
  expect(await openObjectUrls(page)).toBeGreaterThan(0);
  await page.clock.runFor(11_000);
  expect(await openObjectUrls(page)).toBe(0);
  expect((await heap()) - before).toBeLessThan(20_000_000);
});

test('F14 a double click is one request and one file', { tag: '@long' }, async ({ page }) => {
  const saved = savedBy(page);
  const calls = await api(page, path, { delay: 500 });
  await page.goto('/');
  await button(page).dblclick();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => saved.length).toBe(1);
  await page.waitForTimeout(300);
  expect(calls).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

for (const [leaving, leave] of [
  [
    'another page',
    async (page: Page) => {
      await card(page).getByRole('link', { name: 'Redni obračun' }).click();
      await expect(page).toHaveURL('/redni-obracun');
    },
  ],
  [
    'a logout',
    async (page: Page) => {
      await chooseLogout(page);
      await expectLoggedOut(page);
    },
  ],
  [
    'a switch of manager',
    async (page: Page) => {
      await chooseManager(page, contexts.otherManager.manager);
      await expectContext(page, contexts.otherManager);
    },
  ],
] as const) {
  test(`F14 ${leaving} ends a download without a message, and nothing is saved`, {
    tag: '@long',
  }, async ({ page }) => {
    const saved = savedBy(page);
    const calls = await api(page, path, { delay: 4_000 });
    await page.goto('/');
    await button(page).click();
    await expect.poll(() => calls.length).toBe(1);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(path));
    await leave(page);
    await ended;
    await page.waitForTimeout(4_000);
    expect(saved).toEqual([]);
    for (const text of [noDocument, 'Pri prenosu je prišlo do napake', 'Povezave s strežnikom']) {
      await expect(page.getByText(text)).toHaveCount(0);
    }
  });
}
