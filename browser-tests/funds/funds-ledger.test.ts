/** The ledger of the reserve fund (pages.md P13), and rules for all four screens of the funds. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { beginPrint } from '../helpers/look/print';
import { test } from '../helpers/portal';
import { choose, unfoldFilters } from '../helpers/screens/select';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';

const PATH = '/promet-knjizb-rezervnega-sklada';
const paths = ['/rezervni-sklad', '/prostovoljni-sklad', '/dolzniki-rezervnega-sklada', PATH];

/** The path of each screen and the last text that appears on it. */
const screens = [
  ['/rezervni-sklad', 'Napovedano stanje ob koncu meseca, v evrih'],
  ['/prostovoljni-sklad', 'Igrala in podlaga'],
  ['/dolzniki-rezervnega-sklada', 'Peter Rozman'],
  [PATH, 'Prikazano 1–10 od 28'],
] as const;

const table = (page: Page) => page.getByRole('table', { name: 'Promet knjižb rezervnega sklada' });
const euro = (text: string) => `${text}\u00A0€`;

/** The closing balance and what it comes from, of the whole year. */
async function expectYear(page: Page) {
  await expect(page.locator('.answer')).toHaveText(`Končno stanje ${euro('33\u202F494.03')}.`);
  const [opening, inflow, outflow] = ['28\u202F412.77', '16\u202F510.76', '11\u202F429.50'].map(
    euro,
  );
  await expect(page.getByText(/^Začetno stanje /)).toHaveText(
    `Začetno stanje ${opening}, prilivi ${inflow}, odlivi ${outflow}.`,
  );
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a filter by type hides the balance with a message; its sums are shown, and those of the period stay', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await expectYear(page);
  await unfoldFilters(page);
  await choose(page, 'Vrsta', 'Poraba');
  await expect(page.getByText('Saldo je prikazan samo brez filtra po vrsti.')).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Saldo po knjižbi' })).toHaveCount(0);
  await expect(table(page).getByRole('row').last()).toContainText('11\u202F384.50');
  await expectYear(page);
  await page.reload();
  await expect(page.getByText('Prikazano 1–3 od 3')).toBeVisible();
});

test('a month that the ledger does not have changes neither rows nor sums', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${PATH}?od=2030-01&do=x`);
  await expect(page.getByText('Prikazano 1–10 od 28')).toBeVisible();
  await expectYear(page);
});

test('the year is requested from the server; a year without postings shows a message', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto(`${PATH}?leto=2019`);
  await expect(page.getByText('V izbranem obdobju ni knjižb.')).toBeVisible();
  const [asked] = callsTo(flight.record.requests, '/postings');
  expect(asked?.url).toContain('od=2019-01-01&do=2019-12-31');
  await choose(page, 'Leto', '2026');
  await expect(page.getByText('Prikazano 1–10 od 28')).toBeVisible();
});

test('a document stands beside its number, and no column is kept for documents', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${PATH}?od=2026-09&do=2026-09`);
  const cell = table(page)
    .getByRole('row', { name: 'Zamenjava domofona' })
    .getByRole('cell')
    .nth(2);
  await expect(cell).toContainText('2026-118');
  const saved = page.waitForEvent('download');
  await cell.getByRole('button', { name: 'PDF, Zamenjava domofona' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(table(page).getByRole('columnheader', { name: 'Dejanja' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Zamenjava domofona').click();
  await expect(page.getByRole('button', { name: 'Prenesi PDF, Zamenjava domofona' })).toBeVisible();
});

test('a saved file is named by year and building', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${PATH}?vrsta=poraba`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('promet_rezervnega_sklada_2026_0137.csv');
  const [header, row] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toContain('Datum;Vrsta;Opis;Izvajalec / banka;Št. dokumenta;Odlivi;Prilivi');
  expect(header).not.toContain('Saldo');
  expect(row).toBe('09.09.2026;Poraba;Zamenjava domofona;Elektro Breza s.p.;2026-118;1126,00;0,00');
});

test('a print has all rows and names the building', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Prikazano 1–10 od 28')).toBeVisible();
  await beginPrint(page);
  await expect(table(page).getByRole('row')).toHaveCount(29);
  await expect(page.getByText('Stavba: Javorjeva ulica 12')).toBeVisible();
});

test('a user who is not an owner gets a message without a retry', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, /\/postings\?/, { status: 403, body: {} });
  await page.goto(PATH);
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Poskusi znova' })).toHaveCount(
    0,
  );
});

test('a tenant’s menu has no group of funds, and nothing is requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto('/');
  await expectContext(page, contexts.first);
  await chooseManager(page, contexts.otherManager.manager);
  await expectContext(page, contexts.otherManager);
  await expect(
    page.getByRole('navigation', { name: 'Glavni meni' }).getByRole('button', { name: 'Skladi' }),
  ).toHaveCount(0);
  const before = flight.record.requests.length;
  for (const path of paths) {
    await page.goto(path);
    await expect(page).not.toHaveURL(path);
  }
  const after = flight.record.requests.slice(before);
  expect(callsTo(after, '/reserve_fund/')).toEqual([]);
  expect(callsTo(after, '/voluntary_fund/')).toEqual([]);
});

test('Back restores filters and scroll position', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${PATH}?na-stran=50&od=2026-02`);
  await expect(page.getByText('Prikazano 1–25 od 25')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.getByRole('link', { name: 'Rezervni sklad', exact: true }).click();
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Prikazano 1–25 od 25')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

for (const [path, last] of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} at 320 and 1280 px, ${colorScheme}: axe finds nothing, nothing scrolls sideways`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByText(last).first()).toBeVisible();
        await expectNoAxeViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
}

test('every control of the four screens can be reached by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  for (const [path, last] of screens) {
    await page.goto(path);
    await expect(page.getByText(last).first()).toBeVisible();
    const wanted = await page
      .getByRole('main')
      .locator('a[href], button, summary, input, [role="combobox"], [tabindex="0"]')
      .filter({ visible: true })
      .count();
    await page.getByRole('heading', { level: 1 }).focus();
    const reached = new Set<string>();
    for (let press = 0; press < wanted; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        const all = [...document.querySelectorAll('main *')];
        return focused && all.includes(focused) ? String(all.indexOf(focused)) : '';
      });
      reached.add(place);
    }
    reached.delete('');
    expect(reached.size, path).toBe(wanted);
  }
});
