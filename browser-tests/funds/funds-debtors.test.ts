/** Debtors of the reserve fund (pages.md P12, C9 9): who may see them, and that their data are not kept. */
import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

const PATH = '/dolzniki-rezervnega-sklada';
const NAME = 'Peter Rozman';
const ownersOnly = 'Podatki so na voljo samo etažnim lastnikom izbrane enote.';

const rowNames = (page: Page) => page.getByRole('rowheader');
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

/** Gives all units of the list another role. */
async function allUnitsAre(page: Page, vrsta: string): Promise<void> {
  await page.route(/\/e_manager\/enota$/, async (route) => {
    const response = await route.fetch();
    const units: object[] = await response.json();
    const keys = new Set<unknown>();
    const each = units.filter(
      (unit) =>
        'inventarna_stevilka' in unit &&
        !keys.has(unit.inventarna_stevilka) &&
        keys.add(unit.inventarna_stevilka),
    );
    await route.fulfill({ response, json: each.map((unit) => ({ ...unit, vrsta })) });
  });
}

test('debtors are not requested where page 12 is not granted, although the address is open', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn();
  await api(page, '/allowed_pages', { body: [...internalPages, 2, 4, 13, 17] });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Dolžniki rezervnega sklada',
  );
  await expect(page).not.toHaveURL(PATH);
  expect(callsTo(flight.record.requests, '/debtors')).toEqual([]);
});

test('debtors are not requested before the guard has decided', { tag: '@long' }, async ({
  page,
  signIn,
  flight,
}) => {
  await signIn();
  await api(page, '/allowed_pages', { hang: true });
  await page.goto(PATH);
  await page.waitForTimeout(1500);
  expect(callsTo(flight.record.requests, '/debtors')).toEqual([]);
});

test('debtors are shown first name first, and sorted by surname', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  const names = page
    .getByRole('row')
    .getByText(/^(Peter Rozman|Simona Hribar|Marija Kos|Pekarna .*)$/);
  await expect(names).toHaveText([
    ...['Peter Rozman', 'Simona Hribar', 'Pekarna Vzorec d.o.o.', 'Marija Kos'],
  ]);
  await page.getByRole('button', { name: /^Etažni lastnik/ }).click();
  await expect(names).toHaveText([
    ...['Simona Hribar', 'Marija Kos', 'Pekarna Vzorec d.o.o.', 'Peter Rozman'],
  ]);
});

test('debtors leave nothing behind: nothing is stored, and a return starts empty', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByText(NAME)).toBeVisible();
  expect(await stored(page)).not.toContain(NAME);
  await page.getByRole('link', { name: 'Prostovoljni sklad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prostovoljni sklad');
  expect(await stored(page)).not.toContain(NAME);
  await api(page, '/debtors', { hang: true });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dolžniki rezervnega sklada');
  await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  expect(callsTo(flight.record.requests, '/debtors')).toHaveLength(2);
});

test('debtors can be neither saved, printed nor searched; a print has the notice only', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByText(NAME)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Izvozi|Natisni/ })).toHaveCount(0);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(NAME)).toBeHidden();
  await expect(main.getByText('1\u202F354.08').first()).toBeHidden();
  await expect(page.getByText('Razkrivanje ali objavljanje tretjim osebam')).toBeVisible();
  await expect(page.getByText('Seznam dolžnikov se ne natisne.')).toBeVisible();
});

test('debtors are units without names if the manager has set this', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { db } = await ownWorld(context, baseURL);
  const where = { manager: { equals: 'zelenigaj' } };
  db.manager.update({ where, data: { prikaz_dolznikov: 'enota' } });
  await page.goto(PATH);
  await expect(rowNames(page).first()).toHaveText('Enota 5');
  await expect(page.getByRole('columnheader', { name: 'Etažni lastnik' })).toHaveCount(0);
  await expect(page.getByText(NAME)).toHaveCount(0);
});

test('the younger debts stay last in any order, and more than ten debtors share one page', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.route(/\/debtors$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const [first] = json.dolzniki;
    json.dolzniki = Array.from({ length: 49 }, (_, nth) => ({
      ...first,
      oznaka_enote: `Enota ${nth + 1}`,
      dolg: 1000 - nth,
      obresti: 1.5,
    }));
    await route.fulfill({ response, json });
  });
  await page.goto(PATH);
  await expect(rowNames(page)).toHaveCount(51);
  await page.getByRole('button', { name: 'Dolg, Razvrsti naraščajoče', exact: true }).click();
  await expect(rowNames(page).first()).toHaveText('Enota 49');
  await expect(rowNames(page).nth(49)).toHaveText('Drugi neporavnani prispevki, mlajši od 30 dni');
  await expect(page.getByRole('row').last()).toContainText('73.50');
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
});

test('a building without debtors gets a positive message', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const body = {
    datum_stanja: '2026-10-31',
    prag_dni: 30,
    naslednji_kazalec: null,
    stevilo_vrstic: 0,
    dolzniki: [],
    skupaj_dolg: 0,
    ostalo_pod_pragom: 0,
    skupaj: 0,
  };
  await api(page, '/debtors', { body });
  await page.goto(PATH);
  await expect(page.getByText('V stavbi ni dolžnikov rezervnega sklada.')).toBeVisible();
});

test('a user who is not an owner gets a message: by the server’s 403, and by the role without a request', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn();
  await api(page, '/debtors', { status: 403, body: {}, times: 1 });
  await page.goto(PATH);
  await expect(page.getByText(ownersOnly)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await allUnitsAre(page, 'U');
  for (const path of [PATH, '/rezervni-sklad', '/promet-knjizb-rezervnega-sklada']) {
    await page.goto(path);
    await expect(page.getByText(ownersOnly)).toBeVisible();
  }
  expect(callsTo(flight.record.requests, '/debtors')).toHaveLength(1);
});
