/** Read marks together with polls, other tabs, other devices and another unit (`pages.md` P11, P19, §4, §7). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { badge } from '../helpers/screens/feed';
import { chooseUnit } from '../helpers/screens/switcher';
import { ownWorld } from '../helpers/session/own-world';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const count = /\/notifications\/unread_num$/;

test('a count requested before the mark and answered after it does not raise the badge', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/obvestila');
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  const asked: string[] = [];
  await page.route(count, async (route) => {
    asked.push(route.request().url());
    if (asked.length > 1) return route.fallback();
    await held;
    await route.fulfill({ json: { unread_num: 2 } });
  });
  // Another unit triggers the poll, unless it has just run.
  await page.waitForTimeout(1_100);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect.poll(() => asked.length).toBe(1);
  await button(page, /Nov obračun/).click();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  const shown: (string | null)[] = [];
  const watch = setInterval(() => {
    void page
      .locator('.side-menu a[href="/obvestila"]')
      .getAttribute('aria-label')
      .then(
        (label) => shown.push(label),
        () => undefined,
      );
  }, 50);
  release();
  await expect.poll(() => asked.length).toBe(2);
  await page.waitForTimeout(1_000);
  clearInterval(watch);
  expect(new Set(shown)).toEqual(new Set(['Obvestila, 1 neprebrano']));
});

test('messages are marked read and unread by hand, and all at once', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/obvestila');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Nov obračun/ }) });
  await button(page, /Nov obračun/).click();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  await row.getByRole('button', { name: 'Označi kot neprebrano' }).click();
  // It is open and stays unread, because the user marked it so.
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  await expect(row.getByRole('heading')).toContainText('Neprebrano:');
  await expect(row.getByRole('button', { name: 'Označi kot prebrano' })).toBeFocused();
  await page.waitForTimeout(1_000);
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  // The page has announced it (W22).
  await expect(page.locator('.layout > [role="status"].visually-hidden')).toHaveText('');
  await button(page, /Označi vse kot prebrano/).click();
  await expect(page.getByText('Vsa obvestila so označena kot prebrana')).toBeVisible();
  await expect(badge(page, 'Obvestila')).toBeVisible();
  await expect(page.getByText('Nimate neprebranih obvestil.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nimate neprebranih obvestil.')).toBeVisible();

  await page.goto('/oglasna-deska');
  let tries = 0;
  await page.route(/read_all\/0137$/, (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionfailed') : route.fallback();
  });
  await button(page, /Označi vse kot prebrano/).click();
  await expect(page.getByText('Pri označevanju kot prebrano je prišlo do napake')).toBeVisible();
  await expect(badge(page, 'Oglasna deska, 2 neprebrani')).toBeVisible();
  await expect(page.getByText('Imate 2 neprebrani objavi.')).toBeVisible();
  // A mark that is undone is no news.
  await expect(page.locator('.layout > [role="status"].visually-hidden')).toHaveText('');
  await button(page, /Označi vse kot prebrano/).click();
  await expect(page.getByText('Vse objave so označene kot prebrane')).toBeVisible();
  await expect(page.getByText('Nimate neprebranih objav.')).toBeVisible();
});

test('another tab shows the mark at once, and another device with the next poll', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.clock.install();
  await page.goto('/obvestila');
  const other = await context.newPage();
  await other.goto('/obvestila');
  await expect(badge(other, 'Obvestila, 2 neprebrani')).toBeVisible();
  await page.bringToFront();
  await button(page, /Nov obračun/).click();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(badge(other, 'Obvestila, 1 neprebrano')).toBeVisible();
  await expect(other.getByText('Imate 1 neprebrano obvestilo.')).toBeVisible();
  await expect(button(other, /^Nov obračun/)).toBeVisible();

  const where = { id_obvestila: { equals: 30108 } };
  backend.db.notification.update({ where, data: { datum_branja: null } });
  await page.clock.runFor(62_000);
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  await expect(page.getByText('Imate 2 neprebrani obvestili.')).toBeVisible();
  await expect(button(page, /^Neprebrano: Opomnik/)).toBeVisible();
});

test('each building has its own board; a mark is kept when the unit changes', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto('/oglasna-deska');
  await api(page, '/bulletin/read/5521', { delay: 1_500 });
  await button(page, /Prekinitev/).click();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText('Nimate neprebranih objav.')).toBeVisible();
  await expect(badge(page, 'Oglasna deska')).toBeVisible();
  await page.waitForTimeout(2_000);
  await chooseUnit(page, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await expect(badge(page, 'Oglasna deska, 1 neprebrana')).toBeVisible();
  await expect(page.getByText('Imate 1 neprebrano objavo.')).toBeVisible();
});

test('home shows which messages were read', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/obvestila');
  await button(page, /Označi vse kot prebrano/).click();
  await expect(page.getByText('Vsa obvestila so označena kot prebrana')).toBeVisible();
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(badge(page, 'Obvestila')).toBeVisible();
});
