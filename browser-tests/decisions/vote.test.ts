/** Voting on the portal (pages.md P30): by keyboard, in two tabs, and what goes wrong on the way. */
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { cast, choice, chooseFor, code, goOn, pageOf, received, sentCode, votesIn } from './ballot';

test('a vote is given by keyboard alone at 320 px, and its receipt stays after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pageOf(9101));
  await choice(page).getByLabel('Za', { exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Izbrano/)).toHaveCount(0);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  // The sentence about the code takes the focus, and Tab leads to the code.
  await expect(code(page)).toBeVisible();
  await expect(page.locator('.focus-here:focus')).toContainText('Kodo smo poslali na');
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(sentCode(backend));
  await page.keyboard.press('Enter');

  const own = page.getByRole('region', { name: 'Vaš glas' });
  await expect(own.getByText(received)).toBeVisible();
  await expect(own).toBeFocused();
  await expect(own.getByText('G-9101-000001')).toBeVisible();
  await expect(page.getByText('Za sprejetje manjka 149 deležev.')).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);

  await page.reload();
  await expect(own.getByText('G-9101-000001')).toBeVisible();
  await expect(own.getByText(/^Glasovali ste na portalu 21\.11\.2026/)).toBeVisible();
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: /Potrdilo PDF/ }).click();
  expect((await download).suggestedFilename()).toBe('potrdilo_G-9101-000001.pdf');
});

test('a vote whose answer is lost is sent again with its key, and gets the receipt of the first', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  const keys: (string | undefined)[] = [];
  await chooseFor(page);
  // The server counts the vote, its answer does not arrive, and nothing else does until the user tries again.
  await page.route(
    (url) => url.pathname.endsWith('/v2/decision/9101'),
    (route) => (keys.length === 1 ? route.abort('connectionfailed') : route.fallback()),
  );
  await page.route(
    (url) => url.pathname.endsWith('/votes'),
    async (route) => {
      const { 'idempotency-key': key, authorization = '' } = await route.request().allHeaders();
      keys.push(key);
      if (keys.length > 1) return route.fallback();
      const headers = {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': key ?? '',
      };
      const body = route.request().postData();
      const sent = { method: 'POST', headers, body };
      const answer = await backend.handle(new Request(route.request().url(), sent));
      expect(answer.status).toBe(201);
      return route.abort('connectionfailed');
    },
  );
  await code(page).fill(sentCode(backend));
  await expect(page.locator('.answer').first()).toContainText('Vaš glas še ni oddan.');
  await cast(page).click();
  await expect(page.getByText('Odgovora strežnika ni bilo')).toBeVisible();
  // It may have been counted.
  await expect(page.locator('.answer').first()).not.toContainText('Vaš glas še ni oddan.');
  await page.getByRole('button', { name: 'Pošlji znova' }).click();
  await expect(page.getByText(received)).toBeVisible();
  await expect(page.getByText('G-9101-000001')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(votesIn(backend)).toBe(1);
});

test('a vote whose answer is lost is found when the decision is loaded again', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  await page.route(
    (url) => url.pathname.endsWith('/votes'),
    async (route) => {
      const { 'idempotency-key': key = '', authorization = '' } = await route
        .request()
        .allHeaders();
      const type = { 'content-type': 'application/json' };
      const headers = { ...type, authorization, 'idempotency-key': key };
      const sent = { method: 'POST', headers, body: route.request().postData() };
      await backend.handle(new Request(route.request().url(), sent));
      return route.fulfill({ status: 502 });
    },
  );
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText(received)).toBeVisible();
  await expect(page.getByText('G-9101-000001')).toBeVisible();
  expect(votesIn(backend)).toBe(1);
});

test('a second tab shows the receipt of the first vote', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const other = await context.newPage();
  await chooseFor(page);
  await other.goto(pageOf(9101));
  await choice(other).getByLabel('Proti', { exact: true }).check();
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText('G-9101-000001')).toBeVisible();

  await goOn(other).click();
  await expect(other.getByText('G-9101-000001')).toBeVisible();
  await expect(other.getByText('1. predlog: za')).toBeVisible();
  // It is not the vote that was chosen here.
  await expect(other.getByText('Vaš glas je že oddan. Novega portal ni poslal.')).toBeVisible();
  await expect(other.getByText(received)).toHaveCount(0);
  await expect(other.getByText(/^Glasovali ste na portalu /)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pooblasti drugo osebo' })).toHaveCount(0);
  expect(votesIn(backend)).toBe(1);
});

for (const [reason, sentence] of [
  ['koncano', 'Glasovanje se je medtem končalo. Velja ura strežnika. Vaš glas ni bil oddan.'],
  ['preklicano', 'Odločanje je bilo medtem preklicano. Vaš glas ni bil oddan.'],
] as const) {
  test(`a vote that is refused as ${reason} while the form is open ends it with a reason`, {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    const backend = await ownWorld(context, baseURL);
    await chooseFor(page);
    await api(page, '/votes', { status: 409, body: { razlog: reason } });
    await code(page).fill(sentCode(backend));
    await cast(page).click();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(goOn(page)).toHaveCount(0);
  });
}

test('a proposal without a vote gets the focus and a message, and no code is sent', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(pageOf(9106));
  await choice(page, 1).getByLabel('Za', { exact: true }).check();
  await goOn(page).click();
  await expect(choice(page, 2).getByLabel('Za', { exact: true })).toBeFocused();
  await expect(choice(page, 2)).toContainText('Izberite svoj glas o tem predlogu.');
  await expect(choice(page, 1)).not.toContainText('Izberite svoj glas');
  expect(backend.db.votingCode.count()).toBe(0);
});

test('a vote may be changed until its time, and the old one stays until then', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(pageOf(9106));
  for (const place of [1, 2]) await choice(page, place).getByLabel('Za', { exact: true }).check();
  await goOn(page).click();
  await expect(code(page)).toBeVisible();
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText(received)).toBeVisible();

  await page.getByRole('button', { name: 'Spremeni glas' }).click();
  await expect(choice(page, 2).getByLabel('Za', { exact: true })).toBeChecked();
  await choice(page, 2).getByLabel('Vzdržim se').check();
  await page.getByRole('button', { name: 'Ohrani oddani glas' }).click();
  await expect(page.getByText('2. predlog: za')).toBeVisible();

  await page.getByRole('button', { name: 'Spremeni glas' }).click();
  await choice(page, 2).getByLabel('Vzdržim se').check();
  await goOn(page).click();
  await expect(code(page)).toBeVisible();
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText('2. predlog: vzdržano')).toBeVisible();
});

test('a choice that was not sent survives a reload', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto(pageOf(9101));
  await choice(page).getByLabel('Proti', { exact: true }).check();
  await page.reload();
  await expect(choice(page).getByLabel('Proti', { exact: true })).toBeChecked();
});
