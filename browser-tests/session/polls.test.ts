import { expect, type Page } from '@playwright/test';
import {
  callsOf,
  forgetCalls,
  gapsOf,
  installClock,
  pass,
  setHidden,
  stopClock,
} from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const pages = 'v2/allowed_pages';
const notifications = 'v2/notifications/unread_num';
const bulletins = 'v2/bulletin/unread_num/0137';
const unreachable = 'Strežnik trenutno ni dosegljiv';

test.beforeEach(async ({ context }) => installClock(context));

/** Opens the portal at home, waits until it is loaded, and stops the clock. */
async function arrive(page: Page): Promise<void> {
  await open(page);
  await stopClock(page);
  // After the next poll, each poll falls on a step of the clock.
  await pass(page, 20);
}

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Oglasna deska, / }).first()).toBeVisible();
}

/** Compares a count with the tolerance of threats.md G01: the first or last call of a period may fall outside of it. */
function expectAbout(count: number, nominal: number): void {
  expect(Math.abs(count - nominal), `${count} calls instead of ${nominal}`).toBeLessThanOrEqual(1);
}

/** How often each polled endpoint was called since the last `forgetCalls`. */
async function countsOf(page: Page): Promise<number[]> {
  const calls = await Promise.all(
    [pages, notifications, bulletins].map((path) => callsOf(page, path)),
  );
  return calls.map(({ length }) => length);
}

test('G01 ten minutes request the pages 40 times and each count 10 times, at even gaps', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await arrive(page);
  await forgetCalls(page);
  await pass(page, 600);
  const [pageCount = 0, ...unreadCounts] = await countsOf(page);
  expectAbout(pageCount, 40);
  for (const count of unreadCounts) expectAbout(count, 10);
  for (const gap of gapsOf(await callsOf(page, pages)))
    expect(Math.abs(gap - 15)).toBeLessThanOrEqual(1);
  for (const path of [notifications, bulletins]) {
    for (const gap of gapsOf(await callsOf(page, path)))
      expect(Math.abs(gap - 60)).toBeLessThanOrEqual(2);
  }
});

test('G03 a tab hidden for an hour requests nothing, and on return each thing once within a second', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await arrive(page);
  await setHidden(page, true);
  await forgetCalls(page);
  await pass(page, 3_600, 60);
  expect(await callsOf(page)).toEqual([]);
  await setHidden(page, false);
  await pass(page, 1, 1);
  expect(await countsOf(page)).toEqual([1, 1, 1]);
  await pass(page, 15, 1);
  expect(await countsOf(page)).toEqual([2, 1, 1]);
});

test('G05 a count is requested only while its page is allowed, a unit is selected and a session is open', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/enota', { status: 200, body: [] });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Obvestila, / }).first()).toBeVisible();
  await stopClock(page);
  await pass(page, 120);
  expectAbout((await callsOf(page, notifications)).length, 3);
  expect((await callsOf(page)).filter(({ path }) => path.includes('bulletin'))).toEqual([]);

  await api(page, '/allowed_pages', { status: 200, body: [2, 9] });
  await pass(page, 15);
  await forgetCalls(page);
  await pass(page, 120);
  expect(await callsOf(page, notifications)).toEqual([]);

  await page.clock.resume();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  await stopClock(page);
  await forgetCalls(page);
  await pass(page, 120);
  expect(await callsOf(page)).toEqual([]);
});

test('G07, D03 ten minutes of failed polls: nominal rate, one notice, no toast, no logout; the first success clears the notice', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await arrive(page);
  const toasts: string[] = [];
  await page.exposeFunction('tellToast', (text: string) => toasts.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const toast = document.querySelector('.Toastify__toast');
      if (toast) Reflect.get(window, 'tellToast')(toast.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const polled = /allowed_pages|unread_num/;
  await api(page, polled, { status: 503, body: {}, headers: { 'retry-after': '300' } });
  await forgetCalls(page);
  await pass(page, 200);
  await api(page, polled, { status: 500, body: '<html></html>' });
  await pass(page, 200);
  await api(page, polled, { abort: true });
  await pass(page, 200);
  const [pageCount = 0, ...unreadCounts] = await countsOf(page);
  expectAbout(pageCount, 40);
  for (const count of unreadCounts) expectAbout(count, 10);
  await expect(page.getByRole('status').filter({ hasText: unreachable })).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: 'Odprte postavke', exact: true }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(toasts).toEqual([]);
  await page.unrouteAll();
  await pass(page, 15);
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test('G08 a clock that jumps back a day stops no poll', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await arrive(page);
  await page.clock.setSystemTime(Date.now() - 86_400_000);
  await forgetCalls(page);
  await pass(page, 300);
  const [pageCount = 0, ...unreadCounts] = await countsOf(page);
  expectAbout(pageCount, 20);
  for (const count of unreadCounts) expectAbout(count, 5);
});

test('polls that are never answered are aborted after 30 s and repeated', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await arrive(page);
  const hung = await api(page, /allowed_pages|unread_num/, { hang: true, times: 3 });
  await page.clock.runFor(60_000);
  await expect.poll(() => hung.length).toBe(3);
  await forgetCalls(page);
  await page.clock.runFor(30_000);
  await pass(page, 60);
  expect(await countsOf(page)).toEqual([expect.anything(), 1, 1]);
  expect((await callsOf(page, pages)).length).toBeGreaterThanOrEqual(3);
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test('F05 ten minutes offline: one notice and no poll; then one refresh each within 5 s', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await signIn();
  await arrive(page);
  await forgetCalls(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: unreachable })).toHaveCount(1);
  await pass(page, 600, 15);
  expect(await callsOf(page)).toEqual([]);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await context.setOffline(false);
  await pass(page, 5, 1);
  expect(await countsOf(page)).toEqual([1, 1, 1]);
  await expect(page.getByText(unreachable)).toHaveCount(0);
});

test('B05 three visible tabs poll as often as one, and one continues when the others close', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await signIn();
  const all = [page, await context.newPage(), await context.newPage()];
  for (const each of all) await open(each);
  await stopClock(page);
  // Steps of one second, so that two tabs whose polls are a second apart do not poll in the same step.
  await pass(page, 20, 1);
  for (const each of all) await forgetCalls(each);
  await pass(page, 120, 1);
  const counts = await Promise.all(all.map(countsOf));
  const sum = (index: number) => counts.reduce((total, each) => total + (each[index] ?? 0), 0);
  // Each tab alone would poll 24 and 6 times.
  expect(sum(0)).toBeLessThanOrEqual(13);
  expect(sum(1)).toBeLessThanOrEqual(4);
  expect(sum(2)).toBeLessThanOrEqual(4);
  const [, ...others] = all;
  for (const other of others) await other.close();
  await forgetCalls(page);
  await pass(page, 60);
  expect((await callsOf(page, pages)).length).toBeGreaterThanOrEqual(3);
});
