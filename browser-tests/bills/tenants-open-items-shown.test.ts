import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { test } from '../helpers/portal';
import { euro, lease, PATH } from './tenants-open-items';

/** An open item as the contract has it, of a tenant unknown to the demo world. */
const item = (change: object) => ({
  inventarna_stevilka: '0291007',
  naziv_enote: 'Brezova pot 4 (7)',
  najemnik: 'Rok Petek',
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
  direktna_obremenitev: false,
  pogodba_od: '2024-09-01',
  pogodba_do: null,
  upn: null,
  ...change,
});

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('each lease has its own sums, also if the tenant’s name is markup (E15)', {
  tag: '@long',
}, async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const postavke = [
    item({ odprto: 10.1, dni_zamude: 3, status: 'zapadlo' }),
    item({ st_dokumenta: '2', odprto: 0.2 }),
    item({ najemnik: markup, sifra_placnika_najemnika: '9', odprto: 5 }),
  ];
  const sums = { po_najemnikih: [], skupaj_odprto: 15.3, zapadlo: 10.1 };
  const body = { postavke, ...sums, ...onePage(3) };
  await api(page, '/tenants/open_items', { body });
  await page.goto(PATH);
  const first = lease(page, 'Rok Petek');
  await expect(first).toContainText(
    `Skupaj odprto ${euro('10.30')}, od tega zapadlo ${euro('10.10')}.`,
  );
  await expect(first).toContainText('Najem: od 01.09.2024');
  const second = lease(page, markup);
  await expect(second).toContainText(`Skupaj odprto ${euro('5.00')}.`);
});

test('each bill on a phone is a card, and nothing scrolls sideways', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  const cards = page.getByRole('list', { name: 'Rok Petek, Brezova pot 4 (7)' });
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await expect(cards.getByRole('listitem').first()).toContainText('52 dni');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('tenants who owe nothing get a sentence', { tag: '@long' }, async ({ page }) => {
  const sums = { po_najemnikih: [], skupaj_odprto: 0, zapadlo: 0 };
  const body = { postavke: [], ...sums, ...onePage(0) };
  await api(page, '/tenants/open_items', { body });
  await page.goto(PATH);
  await expect(page.getByText('Vaši najemniki nimajo odprtih postavk.')).toBeVisible();
});

test('a failure shows a message in the page, and one retry loads the data', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/tenants/open_items', { status: 500, body: '<html>', times: 2 });
  await page.goto(PATH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('26080771')).toBeVisible();
});
