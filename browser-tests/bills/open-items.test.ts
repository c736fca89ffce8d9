import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

const thin = '\u202F';
const euro = (text: string) => `${text}\u00A0€`;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the table of pages.md P4 is shown with its totals', async ({ page }) => {
  await page.goto('/odprte-postavke');
  const table = page.getByRole('table', { name: 'Odprte postavke' });
  await expect(table.getByRole('row')).toHaveCount(5);
  const rows = await table.getByRole('row').allInnerTexts();
  // The first column has the checkboxes.
  expect(rows.map((row) => row.replaceAll('\n', '').replace(/^[^\t]*\t/, ''))).toEqual([
    'Št. obračuna\tNamen\tObdobje\tRok plačila\tZamuda\tZnesek\tPlačano\tOdprto\tStatus\tDejanja',
    `26090314\tRedni obračun\t09/2026\t30.10.2026\t22\u00A0dni\t${euro('106.90')}\t${euro('75.00')}\t${euro('31.90')}\tZapadlo\tPlačajPDF`,
    `26100314\tRedni obračun\t10/2026\t30.11.2026\t/\t${euro('217.50')}\t${euro('0.00')}\t${euro('217.50')}\tOdprto\tPlačajPDF`,
    `26100315\tRezervni sklad\t10/2026\t30.11.2026\t/\t${euro('37.44')}\t${euro('0.00')}\t${euro('37.44')}\tNajavljeno\tPodatkiPDF`,
    `Skupaj\t\t\t\t\t\t\t${euro('286.84')}\t\t`,
  ]);
  for (const name of ['Plačaj, 26090314', 'Plačaj, 26100314', 'Podatki, 26100315']) {
    await expect(table.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(page.locator('.answer')).toHaveText(
    `Za plačilo ${euro('286.84')}. Od tega je ${euro('31.90')} že zapadlo; ${euro('217.50')} plačajte do 30.11.2026; ${euro('37.44')} je že najavljeno.`,
  );
  const tile = (label: string) =>
    page.getByRole('main').locator('dl > div').filter({ hasText: label });
  await expect(tile('Redni obračun')).toContainText('249.40');
  await expect(tile('Rezervni sklad')).toContainText('37.44');
});

test('each row on a phone is a card with the amount at the right', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/odprte-postavke');
  const cards = page.getByRole('list', { name: 'Odprte postavke' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Redni obračun');
  await expect(cards.first()).toContainText('22 dni');
  await expect(cards.nth(1)).not.toContainText('Zamuda');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('another unit without debts shows that all is settled; all units together name the unit in each row', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/odprte-postavke');
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await expect(
    page.getByText('Nimate odprtih postavk. Vse obveznosti so poravnane.'),
  ).toBeVisible();
  const others = page.getByText(`Za druge enote je odprto ${euro('286.84')}.`);
  await expect(others).toBeVisible();
  // With nothing open the statement is of most use.
  await expect(
    page.getByRole('link', { name: 'Zahtevaj potrdilo o poravnanih obveznostih' }),
  ).toBeVisible();
  await others.getByRole('link', { name: 'Odprte postavke vseh enot' }).click();
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Enota' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '26100315' })).toContainText(
    'Javorjeva ulica 12 - 2 - 3 (14)',
  );
});

test('a unit selected in the top bar changes the page and is remembered', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314', { exact: true })).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(
    page.getByText('Nimate odprtih postavk. Vse obveznosti so poravnane.'),
  ).toBeVisible();
  await expect(page.getByText('26090314')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Brezova pot 4 \(7\)/ })).toBeVisible();
});

for (const status of [500, 502, 503, 504]) {
  test(`F01 a ${status} shows a message in the page, and one retry loads the data`, {
    tag: '@long',
  }, async ({ page }) => {
    await api(page, '/open_items', { status, body: '<html>', times: 2 });
    await page.goto('/odprte-postavke');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
    await failure.getByRole('button', { name: 'Poskusi znova' }).click();
    await expect(page.getByText('26090314', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('a user without a unit gets a message', { tag: '@long' }, async ({ page }) => {
  await api(page, '/enota', { status: 200, body: [] });
  await page.goto('/odprte-postavke');
  await expect(
    page.getByText('Z vašim uporabniškim računom ni povezana nobena enota.'),
  ).toBeVisible();
});

test('units that cannot be loaded show the server’s message, and one retry loads them', {
  tag: '@long',
}, async ({ page }) => {
  // For more than one call: a screen that loads late repeats the request by itself.
  await api(page, '/enota', { status: 400, body: { code: 2 } });
  await page.goto('/odprte-postavke');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Uporabnik ni povezan z upravnikom');
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('26090314', { exact: true })).toBeVisible();
});

test('E15 a name that looks like markup is text', { tag: '@long' }, async ({ page }) => {
  const unit = {
    objekt_sifra: '0137',
    naziv: '<img src=x onerror=alert(1)>',
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: 0,
    inventarna_stevilka: '0137014',
    vrsta: 'L',
  };
  await api(page, '/enota', { status: 200, body: [unit] });
  await page.goto('/');
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});

test('large, negative and missing amounts are shown as the specification says', {
  tag: '@long',
}, async ({ page }) => {
  const total = {
    skupaj_odprto: 28412.77,
    zapadlo: 0,
    nezapadlo: -12.4,
    naslednji_rok: '0001-01-01',
  };
  await api(page, '/open_items', {
    status: 200,
    body: {
      ...total,
      naslednji_kazalec: null,
      placila_evidentirana_do: null,
      stevilo_vrstic: 1,
      po_skladih: [],
      skupna_placila: [],
      postavke: [
        {
          id_postavke: '1',
          st_dokumenta: '1',
          sklad: 'redni',
          obdobje: '2026-10',
          datum_izdaje: '2026-11-11',
          rok_placila: '1899-12-30',
          dni_zamude: 0,
          znesek: 28412.77,
          placano: 0,
          odprto: 28412.77,
          obresti: 1.5,
          st_opominov: 0,
          datum_opomina: null,
          status: 'v_izvrsbi',
          inventarna_stevilka: '0137014',
          naziv_enote: 'x',
          direktna_obremenitev: true,
          placilo: {
            stanje_placila: 'v_direktni_obremenitvi',
            najavljeno_ob: null,
            prejeto_ob: null,
            prejeti_znesek: 0,
          },
          pot_pdf: '/api/portal-user/v2/pdf/1',
          upn: null,
        },
      ],
    },
  });
  await page.goto('/odprte-postavke');
  await expect(page.locator('.answer')).toHaveText(
    `Ročno plačilo ni potrebno. 1 postavka (${euro(`28${thin}412.77`)}) bo poravnana z direktno obremenitvijo.`,
  );
  const row = page.getByRole('row').filter({ hasText: 'V izvršbi' });
  await expect(row.getByRole('cell').nth(3)).toHaveText('/');
  await expect(page.getByRole('columnheader', { name: 'Zamudne obresti' })).toBeVisible();
  await expect(page.getByText('Postavka bo poravnana z direktno obremenitvijo')).toBeVisible();
  // The bank collects it: nothing asks to pay it, here and on home.
  await expect(page.getByRole('button', { name: /^Plačaj/ })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('Ročno plačilo ni potrebno.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plačaj/ })).toHaveCount(0);
});

test('at 1280 px the buttons of a row cover no state', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/odprte-postavke');
  const table = page.getByRole('region', { name: 'Odprte postavke' });
  await expect(table.getByText('Najavljeno')).toBeVisible();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
