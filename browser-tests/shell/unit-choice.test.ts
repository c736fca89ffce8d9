import { expect, type Page } from '@playwright/test';
import type { components } from '../../src/api/schema';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseUnit, contexts, expectContext, switcher } from '../helpers/screens/switcher';

type Unit = components['schemas']['Unit'];

const flat: Unit = {
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12',
  stev_stavbe: '2',
  zaporedna: 3,
  stez_stanovanja: 14,
  inventarna_stevilka: '0137014',
  vrsta: 'L',
};
const label = 'Javorjeva ulica 12 - 2 - 3 (14)';
const sold = 'Brezova pot 4 (7)';

/** Runs in the page before its scripts: records whether a text was ever on the screen. */
function watchFor(text: string): void {
  const look = () => {
    if (document.body?.innerText.includes(text)) Reflect.set(window, 'seenText', true);
    requestAnimationFrame(look);
  };
  look();
}

const wasSeen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seenText') === true);

for (const [what, path, delay] of [
  ['at once', '/', 0],
  ['late', '/odprte-postavke', 500],
] as const) {
  test(`a unit sold since the last visit is neither requested nor shown once the list arrives ${what}`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    await signIn();
    await page.goto('/');
    await chooseUnit(page, sold);
    await expect(switcher(page)).toContainText(sold);
    await page.waitForLoadState('networkidle');
    await page.addInitScript(watchFor, sold);
    await api(page, '/enota', {
      body: [flat, { ...flat, inventarna_stevilka: '0137015' }],
      delay,
    });
    const from = flight.record.requests.length;
    await page.goto(path);
    await expect(switcher(page)).toContainText(label);
    await expect(page.getByText('286.84').first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    const calls = callsTo(flight.record.requests.slice(from));
    const list = calls.find(({ url }) => url.endsWith('/enota'));
    const late = calls.filter(({ startedAt }) => startedAt > (list?.settledAt ?? 0));
    expect(late.filter(({ url }) => url.includes('0291')).map(({ url }) => url)).toEqual([]);
    expect(await wasSeen(page)).toBe(false);
  });
}

test('a unit that a user writes into storage is never requested with the user’s token', async ({
  page,
  flight,
  signIn,
}) => {
  await signIn();
  await page.goto('/osebni-podatki.html');
  const other = { ...flat, objekt_sifra: '0044', inventarna_stevilka: '0044009' };
  await page.evaluate((unit) => localStorage.setItem('selectedUnit', JSON.stringify(unit)), other);
  for (const path of ['/', '/odprte-postavke', '/odcitki']) {
    await page.goto(path);
    await expectContext(page, contexts.first);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      (unit) => localStorage.setItem('selectedUnit', JSON.stringify(unit)),
      other,
    );
  }
  const calls = callsTo(flight.record.requests).filter(({ url }) => url.includes('0044'));
  expect(calls.map(({ url }) => url)).toEqual([]);
});

test('two rows of one inventory number that are not merged are distinct: choice, top bar, storage', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/enota', { body: [flat, { ...flat, objekt_sifra: '0291' }] });
  await page.goto('/vase-enote');
  const [first, second] = [`${label} · objekt 0137`, `${label} · objekt 0291`];
  await expect(switcher(page)).toContainText(`objekt 0137 · ${label}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Izbrana', { exact: true })).toHaveCount(1);
  await main.getByRole('button', { name: `Izberi enoto, ${second}` }).click();
  await expect(switcher(page)).toContainText(`objekt 0291 · ${label}`);
  await expect(main.getByText('Izbrana', { exact: true })).toHaveCount(1);
  await expect(main.getByRole('button', { name: `Izberi enoto, ${first}` })).toBeVisible();
  await page.reload();
  await expect(switcher(page)).toContainText(`objekt 0291 · ${label}`);
  await chooseUnit(page, first);
  await expect(switcher(page)).toContainText(`objekt 0137 · ${label}`);
  await expect(main.getByRole('button', { name: `Izberi enoto, ${second}` })).toBeVisible();
});

test('a choice of unit refreshes both counts, also right after a poll and for the same unit', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  await signIn();
  await page.goto('/');
  await expectContext(page, contexts.first);
  await page.waitForLoadState('networkidle');
  const counts = async (unit: string) => {
    const from = flight.record.requests.length;
    await chooseUnit(page, unit);
    await expect
      .poll(() =>
        callsTo(flight.record.requests.slice(from), '/unread_num')
          .map(({ url }) => url.replace(/^.*\/v2\//, ''))
          .sort(),
      )
      .toHaveLength(2);
    await page.waitForLoadState('networkidle');
    return callsTo(flight.record.requests.slice(from), '/unread_num').map(({ url }) =>
      url.replace(/^.*\/v2\//, ''),
    );
  };
  for (const [unit, building] of [
    [sold, '0291'],
    [label, '0137'],
    [label, '0137'],
  ] as const) {
    expect((await counts(unit)).sort()).toEqual([
      `bulletin/unread_num/${building}`,
      'notifications/unread_num',
    ]);
  }
});
