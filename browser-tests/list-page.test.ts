import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './helpers/accessibility';
import { api } from './helpers/faults';
import { openItem, openItemsAnswer } from './helpers/open-items';
import { test } from './helpers/portal';
import { callsTo } from './helpers/requests';
import { choose } from './helpers/select';
import { chooseUnit } from './helpers/switcher';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const euro = (text: string) => `${text}\u00A0€`;
const table = (page: Page) => page.getByRole('table', { name: 'Odprte postavke' });
const numbers = (page: Page) => table(page).locator('tbody th').allInnerTexts();
const sortBy = (page: Page, label: string) =>
  table(page).getByRole('button', { name: new RegExp(`^${label}, Razvrsti`) });
const heading = (page: Page, label: string) =>
  table(page).getByRole('columnheader', { name: new RegExp(`^${label},`) });
const addressOf = (page: Page) => new URL(page.url()).search;
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Prikazano' });

/** Ana’s page with these many rows in place of her three. */
async function openLong(page: Page, rows: number, address = ''): Promise<void> {
  const items = Array.from({ length: rows }, (_, nth) => openItem(nth + 1));
  await api(page, '/open_items', { body: openItemsAnswer(items) });
  await page.goto(`/odprte-postavke${address}`);
  await expect(count(page)).toBeVisible();
}

test('a heading sorts both ways; the address keeps it through a reload, and Back leaves the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Odprte postavke' }).click();
  await expect(heading(page, 'Rok plačila')).toHaveAttribute('aria-sort', 'ascending');

  await sortBy(page, 'Odprto').click();
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, 'Rok plačila')).not.toHaveAttribute('aria-sort');
  await expect.poll(() => numbers(page)).toEqual(['26090314', '26100315', '26100314']);
  await sortBy(page, 'Odprto').press('Enter');
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => numbers(page)).toEqual(['26100314', '26100315', '26090314']);
  await expect(sortBy(page, 'Odprto')).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('?razvrsti=-odprto');

  await page.reload();
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Rok plačila').click();
  await expect.poll(() => addressOf(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('filters narrow rows, totals and count; nothing left says so and leads back with the focus kept', async ({
  page,
}) => {
  await page.goto('/odprte-postavke');
  await choose(page, 'Namen', 'Redni obračun');
  await expect(count(page)).toHaveText('Prikazano 1–2 od 2');
  await expect(table(page).getByRole('row').last()).toContainText(euro('249.40'));
  await choose(page, 'Stanje', 'Zapadlo');
  await expect.poll(() => numbers(page)).toEqual(['26090314']);
  await expect.poll(() => addressOf(page)).toBe('?namen=redni&stanje=zapadlo');

  await choose(page, 'Namen', 'Rezervni sklad');
  await expect(page.getByText('Za izbrane filtre ni zadetkov.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(count(page)).toHaveText('Prikazano 1–3 od 3');
  await expect(count(page)).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('');
});

test('a search takes no account of case and accents, waits for the typing to rest, and stays out of the address', async ({
  page,
  flight,
}) => {
  await page.goto('/odprte-postavke');
  const field = page.getByRole('searchbox', { name: 'Iskanje' });
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    const counts: string[] = [];
    Reflect.set(window, 'countsSeen', counts);
    const status = [...document.querySelectorAll('[role=status]')].find((each) =>
      each.textContent?.startsWith('Prikazano'),
    );
    if (!status) throw new Error('There is no count.');
    const note = () => counts.push(status.textContent ?? '');
    new MutationObserver(note).observe(status, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  });
  await field.pressSequentially('OBRACUN', { delay: 20 });
  await expect(count(page)).toHaveText('Prikazano 1–2 od 2');
  await expect(field).toBeFocused();
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'countsSeen')))).toEqual(
    new Set(['Prikazano 1–2 od 2']),
  );
  await expect.poll(() => addressOf(page)).toBe('');
  expect(callsTo(flight.record.requests, 'open_items')).toHaveLength(1);

  // So slowly that each letter is searched for, while the next one is on its way.
  await field.fill('');
  await field.pressSequentially('rezervni', { delay: 265 });
  await expect(count(page)).toHaveText('Prikazano 1–1 od 1');
  await expect(field).toHaveValue('rezervni');
  const kept = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(kept).toContain('"search":"rezervni"');

  await page.reload();
  await expect(field).toHaveValue('rezervni');
  await expect(count(page)).toHaveText('Prikazano 1–1 od 1');
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(field).toHaveValue('');
});

test('what an address can not mean is passed over', async ({ page }) => {
  await page.goto(
    '/odprte-postavke?razvrsti=%3Cimg%3E&stran=-7&na-stran=1e9&namen=__proto__&stanje=x&enota=0000000&leto=abc',
  );
  await expect(count(page)).toHaveText('Prikazano 1–3 od 3');
  await expect.poll(() => numbers(page)).toEqual(['26090314', '26100314', '26100315']);
});

test('a link that was passed on brings all units; a unit chosen in the top bar goes before it', async ({
  page,
  flight,
}) => {
  await page.goto('/odprte-postavke?enota=vse&namen=redni');
  await expect(heading(page, 'Enota')).toBeVisible();
  await expect(count(page)).toHaveText('Prikazano 1–2 od 2');
  const asked = callsTo(flight.record.requests, 'open_items').map(({ url }) => new URL(url).search);
  expect(asked).toEqual(['']);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(
    page.getByText('Nimate odprtih postavk. Vse obveznosti so poravnane.'),
  ).toBeVisible();
  await expect.poll(() => addressOf(page)).not.toContain('enota');
});

test('a long list is turned page by page; the focus stays, also at the end', async ({ page }) => {
  await openLong(page, 37);
  await expect(count(page)).toHaveText('Prikazano 1–10 od 37');
  const next = page.getByRole('button', { name: 'Naslednja stran' });
  await next.press('Enter');
  await expect(count(page)).toHaveText('Prikazano 11–20 od 37');
  await expect(next).toBeFocused();
  await next.press('Enter');
  await next.press('Enter');
  await expect(count(page)).toHaveText('Prikazano 31–37 od 37');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(page.getByText('Stran 4 od 4')).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe('?stran=4');
  await expect(table(page).getByRole('row').last()).toContainText(euro('703.00'));

  await page.reload();
  await expect(count(page)).toHaveText('Prikazano 31–37 od 37');
  await choose(page, 'Zapisov na stran', '25');
  await expect(count(page)).toHaveText('Prikazano 1–25 od 37');
  await expect.poll(() => addressOf(page)).toBe('?na-stran=25');
  // Else axe finds the headings below the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
});

test('what is ticked is summed, survives sort and pages, and goes with another filter', async ({
  page,
}) => {
  await openLong(page, 12);
  const sum = page.getByRole('status').filter({ hasText: 'Izbrano' });
  await page.getByRole('checkbox', { name: 'Izberi DOK-001' }).press(' ');
  await expect(sum).toHaveText(`Izbrano: 1 postavka, ${euro('1.00')}`);
  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await page.getByRole('checkbox', { name: 'Izberi DOK-012' }).check();
  await expect(sum).toHaveText(`Izbrano: 2 postavki, ${euro('13.00')}`);
  await sortBy(page, 'Št. obračuna').click();
  await expect(page.getByRole('checkbox', { name: 'Izberi DOK-001' })).toBeChecked();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);

  await page.getByRole('checkbox', { name: 'Izberi vse' }).check();
  await expect(sum).toHaveText(`Izbrano: 12 postavk, ${euro('78.00')}`);
  await choose(page, 'Stanje', 'Nezapadlo');
  await expect(count(page)).toHaveText('Prikazano 1–10 od 12');
  await expect(sum).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Izberi DOK-001' })).not.toBeChecked();
});

test('the CSV holds all filtered rows in their order, as a Slovenian Excel reads them (F15)', async ({
  page,
}) => {
  const items = Array.from({ length: 12 }, (_, nth) => openItem(nth + 1));
  const hostile = openItem(13, { st_dokumenta: '=HYPERLINK("http://a";"b")', odprto: -12.4 });
  await api(page, '/open_items', { body: openItemsAnswer([...items, hostile]) });
  await page.goto('/odprte-postavke?razvrsti=odprto');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('odprte_postavke_104217.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(15);
  expect(lines[0]).toBe(
    '\uFEFFŠt. obračuna;Namen;Obdobje;Rok plačila;Zamuda;Znesek;Plačano;Odprto;Stanje',
  );
  expect(lines[1]).toBe(
    `"'=HYPERLINK(""http://a"";""b"")";Redni obračun;10/2026;30.11.2026;0;13,00;0,00;-12,40;Odprto`,
  );
  expect(lines.slice(2, 14).map((line) => line.split(';')[0])).toEqual(
    items.map(({ st_dokumenta }) => st_dokumenta),
  );
});

test('a print has all filtered rows, whose they are and of when, and nothing to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLong(page, 37);
  await page.evaluate(() => {
    window.addEventListener(
      'afterprint',
      () => {
        Reflect.set(window, 'printed', document.querySelectorAll('tbody tr').length);
      },
      { capture: true, once: true },
    );
  });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...paper.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)];
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([, width, height]) => Number(width) < Number(height))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(37);
  await expect(page.locator('tbody tr')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(
    page.getByText(
      /Enota: Javorjeva ulica 12 - 2 - 3 \(14\) · Upravnik: Upravljanje Zeleni Gaj d.o.o. .* · Datum izpisa: \d\d\.\d\d\.\d{4}/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pressed = page.getByRole('main').locator('button:visible, a:visible, input:visible');
  await expect(pressed.and(page.locator(':not(.list-table__sort)'))).toHaveCount(0);
});

test('on a phone the list is ordered, filtered and ticked too, and a turned page begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLong(page, 37);
  await page.getByText('Filtri in razvrščanje').click();
  await page.getByRole('combobox', { name: 'Razvrsti' }).fill('odprto, pad');
  await page.getByRole('option', { name: 'Odprto, padajoče' }).click();
  const cards = page.getByRole('list', { name: 'Odprte postavke' }).getByRole('listitem');
  await expect(cards.first()).toContainText('DOK-037');
  await expect.poll(() => addressOf(page)).toBe('?razvrsti=-odprto');
  await page.getByRole('checkbox', { name: 'Izberi DOK-037' }).check();
  await expect(page.getByText(`Izbrano: 1 postavka, ${euro('37.00')}`)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(cards.first()).toContainText('DOK-027');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('50,000 rows stand in few nodes, and all of them can be reached', async ({ page }) => {
  await openLong(page, 50_000, '?stran=5000');
  await expect(count(page)).toHaveText(/^Prikazano 49\u202F991–50\u202F000 od 50\u202F000$/);
  expect(await page.locator('*').count()).toBeLessThan(1_500);
});
