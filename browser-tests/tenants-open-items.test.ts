import { expect, type Page } from '@playwright/test';
import { api } from './helpers/faults';
import { test } from './helpers/portal';

const PATH = '/odprte-postavke-najemnikov';
const euro = (text: string) => `${text}\u00A0€`;

const lease = (page: Page, tenant: string) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: `${tenant}, Brezova pot 4 (7)` }),
  });

/** An open item as the contract has it, for a tenant whom the demo world does not know. */
const item = (change: object) => ({
  inventarna_stevilka: '0291007',
  naziv_enote: 'Brezova pot 4 (7)',
  najemnik: 'Petek Rok',
  sifra_placnika_najemnika: '204511',
  st_dokumenta: '1',
  obdobje: '2026-10',
  datum_izdaje: '2026-11-11',
  rok_placila: '2026-11-30',
  dni_zamude: 0,
  znesek: 10.1,
  placano: 0,
  odprto: 10.1,
  status: 'odprto',
  pogodba_od: '2024-09-01',
  pogodba_do: null,
  upn: null,
  ...change,
});

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the table of domain.md P15 stands on the screen, with its totals', async ({ page }) => {
  await page.goto(PATH);
  await expect(
    page.getByText(
      `Vaši najemniki imajo odprto ${euro('271.65')}, od tega zapadlo ${euro('130.45')}.`,
    ),
  ).toBeVisible();
  await expect(page.getByText('(obratovalni stroški).')).toBeVisible();
  const rok = lease(page, 'Petek Rok');
  await expect(rok).toContainText('Šifra plačnika: 204511 · Najem: 01.09.2024–31.08.2027');
  const rows = await rok.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replaceAll('\n', ''))).toEqual([
    'Št. obračuna\tObdobje\tRok plačila\tZamuda\tZnesek\tPlačano\tOdprto\tStanje\tDejanja',
    `26080771\t08/2026\t30.09.2026\t52 dni\t${euro('64.10')}\t${euro('0.00')}\t${euro('64.10')}\tZapadlo\tPodatki za plačilo`,
    `26090771\t09/2026\t30.10.2026\t22 dni\t${euro('66.35')}\t${euro('0.00')}\t${euro('66.35')}\tZapadlo\tPodatki za plačilo`,
    `26100771\t10/2026\t30.11.2026\t/\t${euro('141.20')}\t${euro('0.00')}\t${euro('141.20')}\tOdprto\tPodatki za plačilo`,
    `Skupaj\t\t\t\t\t\t${euro('271.65')}\t\t`,
  ]);
});

test('each lease has its own sums, whatever the tenants are called (E15)', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const postavke = [
    item({ odprto: 10.1, dni_zamude: 3, status: 'zapadlo' }),
    item({ st_dokumenta: '2', odprto: 0.2 }),
    item({ najemnik: markup, sifra_placnika_najemnika: '9', odprto: 5 }),
  ];
  const body = { postavke, po_najemnikih: [], skupaj_odprto: 15.3, zapadlo: 10.1 };
  await api(page, '/tenants/open_items', { body });
  await page.goto(PATH);
  const first = lease(page, 'Petek Rok');
  await expect(first).toContainText(
    `Skupaj odprto ${euro('10.30')}, od tega zapadlo ${euro('10.10')}.`,
  );
  await expect(first).toContainText('Najem: od 01.09.2024');
  const second = lease(page, markup);
  await expect(second).toContainText(`Skupaj odprto ${euro('5.00')}.`);
});

test('on a phone each bill is a card, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  const cards = page.getByRole('list', { name: 'Petek Rok, Brezova pot 4 (7)' });
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await expect(cards.getByRole('listitem').first()).toContainText('52 dni');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('tenants who owe nothing', async ({ page }) => {
  const body = { postavke: [], po_najemnikih: [], skupaj_odprto: 0, zapadlo: 0 };
  await api(page, '/tenants/open_items', { body });
  await page.goto(PATH);
  await expect(page.getByText('Vaši najemniki nimajo odprtih postavk.')).toBeVisible();
});

test('a failure is told of in the page, and a retry is enough', async ({ page }) => {
  await api(page, '/tenants/open_items', { status: 500, body: '<html>', times: 2 });
  await page.goto(PATH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('26080771')).toBeVisible();
});
