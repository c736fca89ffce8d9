import { expect } from '@playwright/test';
import { euro, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { openItem, openItemsAnswer } from '../helpers/answers/open-items';
import { test } from '../helpers/portal';

const upn = {
  prejemnik_naziv: 'Upravljanje Zeleni Gaj d.o.o.',
  prejemnik_naslov: 'Gajeva cesta 1',
  prejemnik_kraj: '1999 Zeleni Gaj',
  iban: 'SI56999990010400151',
  referenca: 'SI121042172610010',
  znesek: 217.5,
  koda_namena: 'COST',
  namen: 'Redni obračun 10/2026',
  rok_placila: '2026-11-30',
  placnik_naziv: 'Ana Zupančič',
  placnik_naslov: 'Javorjeva ulica 12',
  placnik_kraj: '1999 Zeleni Gaj',
} as const;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('an open bill is paid from its specification', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('main').getByRole('button', { name: 'Plačaj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    `Koda UPN QR za plačilo zneska ${euro('217.50')}`,
  );
  await expect(dialog).toContainText('SI12 1042172610010');
});

for (const [title, october, buttons] of [
  ['a bill that is open', { odprto: 217.5, direktna_obremenitev: false }, 1],
  ['a bill that the bank collects', { odprto: 217.5, direktna_obremenitev: true }, 0],
  ['a bill that is paid in full', { odprto: 0, direktna_obremenitev: false }, 0],
  ['another bill', { odprto: 217.5, direktna_obremenitev: false, st_dokumenta: '26090314' }, 0],
] as const) {
  test(`${title} has ${buttons} pay buttons in a specification`, {
    tag: '@long',
  }, async ({ page }) => {
    const item = openItem(1, { st_dokumenta: '26100314', upn, ...october });
    await api(page, '/open_items', { body: openItemsAnswer([item]) });
    const items = page.waitForResponse(/\/open_items/);
    await page.goto(PATH);
    await (await items).finished();
    await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
    await expect(page.locator('.what-changed')).toBeVisible();
    const pay = page.getByRole('main').getByRole('button', { name: 'Plačaj', exact: true });
    await expect(pay).toHaveCount(buttons);
  });
}

test('nothing moves when the open items add the button beside the amount', {
  tag: '@long',
}, async ({ page }) => {
  const answer = await holdRequests(page, '**/open_items*');
  await page.goto(PATH);
  const evidence = page.locator('.bill-actions.in-heading').getByText('Dokazni paket');
  await expect(evidence).toBeVisible();
  await expect(page.locator('.what-changed')).toBeVisible();
  const before = await evidence.boundingBox();
  answer();
  await expect(page.locator('.answer-bar').getByRole('button', { name: 'Plačaj' })).toBeVisible();
  expect(await evidence.boundingBox()).toEqual(before);
});
