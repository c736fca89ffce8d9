/** People and handovers by keyboard alone, at 320 px (`threats.md` W09). */
import { expect, type Locator, type Page } from '@playwright/test';
import { walkFaults } from '../accessibility/walk';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

const tag = '@long';
const OFFER = '/prevzem/cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';

test.use({ viewport: { width: 320, height: 700 } });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Chooses in a list: opens it, goes to the option by its first letters, takes it. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, box);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(option.slice(0, 4));
  await page.keyboard.press('Enter');
  await expect(box).toContainText(option);
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

test('W09 a person is invited by keyboard', { tag }, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/ljudje');
  await expect(page.getByRole('button', { name: 'Pošlji povabilo' })).toBeVisible();
  expect(await walkFaults(page)).toEqual([]);
  await page.reload();
  await write(page, 'Ime in priimek', 'Eva Zupančič');
  await write(page, 'E-poštni naslov osebe', 'eva.zupancic@example.si');
  await pick(page, 'Vloga', 'Solastnik');
  await tabTo(page, page.getByRole('button', { name: 'Pošlji povabilo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Povabilo je poslano.')).toBeVisible();
  expect(backend.mailbox.messages()).toHaveLength(1);
  await isNarrow(page);
});

test('W09 a handover is begun, walked and signed by keyboard', { tag }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/primopredaja');
  await expect(page.getByRole('button', { name: 'Začni', exact: true })).toBeVisible();
  expect(await walkFaults(page)).toEqual([]);
  for (const step of ['vrsta', 'prevzemnik', 'stevci', 'dokumenti', 'pregled']) {
    await page.goto(`/primopredaja?predaja=702&korak=${step}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect([step, await walkFaults(page)]).toEqual([step, []]);
    await isNarrow(page);
  }
  await page.goto('/primopredaja?predaja=702&korak=dokumenti');
  await tabTo(page, page.getByRole('button', { name: 'Shrani in naprej' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Pregled$/ })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Čaka prevzemnika')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Umakni primopredajo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Umakni primopredajo' })).toBeFocused();
  expect(backend.mailbox.messages()).toHaveLength(1);
});

test('W09 a taker answers by keyboard', { tag }, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(OFFER);
  await expect(page.getByRole('button', { name: 'Pošlji odgovor' })).toBeVisible();
  expect(await walkFaults(page)).toEqual([]);
  await page.reload();
  await tabTo(page, page.getByRole('radio', { name: 'Potrjujem podatke' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Podatki niso pravilni' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Pošlji odgovor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kaj ni pravilno', { exact: true })).toBeFocused();
  await page.keyboard.type('Datum je drug.');
  await tabTo(page, page.getByRole('button', { name: 'Pošlji odgovor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Podatke ste vrnili predajniku.')).toBeVisible();
  await isNarrow(page);
  expect(backend.mailbox.messages()).toHaveLength(1);
});
