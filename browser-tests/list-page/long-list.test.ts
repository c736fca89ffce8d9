import { expect } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { beginPrint } from '../helpers/look/print';
import { test } from '../helpers/portal';
import {
  addressOf,
  count,
  euro,
  heading,
  numbers,
  openLong,
  sortBy,
  table,
} from '../helpers/screens/list-page';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('invalid values in the address are ignored', { tag: '@long' }, async ({ page }) => {
  await page.goto(
    '/odprte-postavke?razvrsti=%3Cimg%3E&stran=-7&na-stran=1e9&namen=__proto__&stanje=x&enota=0000000&leto=abc',
  );
  await expect(count(page)).toHaveText('Prikazano 1–3 od 3');
  await expect.poll(() => numbers(page)).toEqual(['26090314', '26100314', '26100315']);
});

test('a shared link shows all units; a unit selected in the top bar overrides it', {
  tag: '@long',
}, async ({ page, flight }) => {
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

test('a long list is paged; the focus stays, also at the end', {
  tag: '@long',
}, async ({ page }) => {
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
  // Otherwise axe checks the headings covered by the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
});

test('selected rows are summed, survive sorting and paging, and are cleared by another filter', {
  tag: '@long',
}, async ({ page }) => {
  await openLong(page, 12);
  const sum = page.getByRole('status').filter({ hasText: 'Izbrano' });
  await page.getByRole('checkbox', { name: 'Izberi DOK-001' }).press(' ');
  await expect(sum).toHaveText(`Izbrano: 1 postavka · ${euro('1.00')}`);
  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await page.getByRole('checkbox', { name: 'Izberi DOK-012' }).check();
  await expect(sum).toHaveText(`Izbrano: 2 postavki · ${euro('13.00')}`);
  await sortBy(page, 'Št. obračuna').click();
  await expect(page.getByRole('checkbox', { name: 'Izberi DOK-001' })).toBeChecked();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);

  await page.getByRole('checkbox', { name: 'Izberi vse' }).check();
  await expect(sum).toHaveText(`Izbrano: 12 postavk · ${euro('78.00')}`);
  await choose(page, 'Status', 'Nezapadlo');
  await expect(count(page)).toHaveText('Prikazano 1–10 od 12');
  await expect(sum).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Izberi DOK-001' })).not.toBeChecked();
});

test('a print has all filtered rows, their owner and date, and no controls', {
  tag: '@long',
}, async ({ page }) => {
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

  await beginPrint(page);
  await expect(
    page.getByText(/^Upravnik: Upravljanje Zeleni Gaj d.o.o. .* · Datum izpisa: 21\.11\.2026$/),
  ).toBeVisible();
  await expect(page.getByText('Enota: Javorjeva ulica 12 - 2 - 3 (14)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pressed = page.getByRole('main').locator('button:visible, a:visible, input:visible');
  await expect(pressed).toHaveCount(0);
});

test('a printed list names its year and its search, and does not count the rows of the page on the screen', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/kartica-obracunov-s-placili?leto=2025');
  await page.getByRole('searchbox').fill('sklad');
  await expect(count(page)).toHaveText('Prikazano 1–10 od 11');
  await beginPrint(page);
  await expect(
    page.getByText('Enota: Javorjeva ulica 12 - 2 - 3 (14) · Leto: 2025 · Iskanje: sklad'),
  ).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(11);
  await expect(count(page)).toBeHidden();
});

test('50,000 rows use few DOM nodes, and all of them can be reached', { tag: '@long' }, async ({
  page,
}) => {
  await openLong(page, 50_000, '?stran=5000');
  await expect(count(page)).toHaveText(/^Prikazano 49\u202F991–50\u202F000 od 50\u202F000$/);
  expect(await page.locator('*').count()).toBeLessThan(1_500);
});
