import { expect, type Page } from '@playwright/test';
import type { components } from '../../src/api/schema';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { chooseUnit, contexts, switcher } from '../helpers/screens/switcher';

type Unit = components['schemas']['Unit'];

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const unit = (inventarna_stevilka: string, more: Partial<Unit> = {}): Unit => ({
  objekt_sifra: '0137',
  naziv: 'ALFA',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka,
  vrsta: 'L',
  ...more,
});

async function unitOptions(page: Page): Promise<string[]> {
  await switcher(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const { options, size } = await drawn(page);
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(async () => (await drawn(page)).options.has(size)).toBe(true);
  const all = new Map([...options, ...(await drawn(page)).options]);
  return [...all].sort(([one], [other]) => one - other).map(([, text]) => text);
}

/** The rendered options, by their position; of a long list only those in view are. */
async function drawn(page: Page) {
  const options = await page.getByRole('option').all();
  const entries = options.map(async (option) => {
    const place = Number(await option.getAttribute('aria-posinset'));
    return [place, (await option.innerText()).split('\n')[0] ?? ''] as const;
  });
  const size = Number(await options[0]?.getAttribute('aria-setsize'));
  return { options: new Map(await Promise.all(entries)), size };
}

test('C10 C12 twelve units are listed merged, in their order, each under its exact label', {
  tag: '@long',
}, async ({ page }) => {
  const pair = { stev_stavbe: '2', zaporedna: 3, stez_stanovanja: 14 };
  const body = [
    unit('1', { ...pair, vrsta: 'U' }),
    unit('2', { stev_stavbe: '2', zaporedna: 3 }),
    unit('1', pair),
    unit('3', { stev_stavbe: '2', stez_stanovanja: 14, vrsta: 'U' }),
    unit('4', { stev_stavbe: '2' }),
    unit('5', { zaporedna: 3, stez_stanovanja: 14 }),
    unit('6', { zaporedna: 3 }),
    unit('7', { stez_stanovanja: 14 }),
    unit('8'),
    unit('9', { naziv: '', stev_stavbe: '5' }),
    unit('10', { naziv: '', stez_stanovanja: 7 }),
    unit('8', { vrsta: 'U' }),
  ];
  await api(page, '/enota', { status: 200, body });
  await page.goto('/');
  await expect(switcher(page)).toContainText('ALFA - 2 - 3');
  expect(await unitOptions(page)).toEqual([
    'ALFA - 2 - 3',
    'ALFA - 2 - 3 (14)',
    'ALFA - 2 (14)',
    'ALFA - 2',
    'ALFA - 3 (14)',
    'ALFA - 3',
    'ALFA (14)',
    'ALFA',
    '5',
    '(7)',
  ]);
  await page.getByRole('option', { name: /^ALFA - 2 - 3 \(14\) / }).click();
  await expect(switcher(page)).toContainText('Lastnik/Uporabnik');
});

test('C07 while the rows of a unit are loading, another unit never shows them', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript((open) => {
    const seen: string[] = [];
    Reflect.set(window, open, seen);
    new MutationObserver(() => {
      const label = document.querySelector('.unit-switcher')?.textContent ?? '';
      const text = document.querySelector('main')?.textContent ?? '';
      if (text.includes('26090314')) seen.push(label);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, 'rowsSeenUnder');
  const late = await api(page, /\/open_items\?.*=0137014/, { delay: 1_200 });
  await page.goto('/odprte-postavke');
  await expect(switcher(page)).toContainText(contexts.first.unit);
  await expect.poll(() => late.length).toBe(1);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  const settled = page.getByText('Nimate odprtih postavk. Vse obveznosti so poravnane.');
  await expect(settled).toBeVisible();
  await page.waitForTimeout(1_300);
  await expect(settled).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'rowsSeenUnder'))).toEqual([]);
  await chooseUnit(page, contexts.first.unit);
  await expect(page.getByText('26090314', { exact: true })).toBeVisible();
});
