/** The evidence pack of a bill (`pages.md` P14): what it has, and what it lacks. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { costBill, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { moreActs, packButton } from '../helpers/screens/bill-acts';
import { form } from '../helpers/screens/forms';
import { confirmRemoval } from '../helpers/screens/removal';
import { saved } from '../helpers/screens/saved';
import { rok } from '../helpers/session/demo';
import { dialogOf, madePack, make, open } from './evidence-pack';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P14 the pack has the documents and data of the bill, each with its hash', async ({
  page,
}) => {
  await open(page);
  const { name, files, list } = await madePack(page);
  expect(name).toBe('dokazni_paket_2026-10_26100314.zip');
  const names = Object.keys(files);
  for (const each of [
    '01_racun.pdf',
    '03_specifikacija.csv',
    '03_specifikacija.json',
    '04_preverjanje.csv',
    '06_odcitki.csv',
    '08_prijavljene_osebe.csv',
    '10_reklamacija/V-2026-00930.txt',
    '10_reklamacija/rok_in_koraki.txt',
  ]) {
    expect(names).toContain(each);
  }
  expect(names.filter((each) => each.startsWith('05_racuni_dobaviteljev/')).length).toBeGreaterThan(
    0,
  );
  for (const [each, bytes] of Object.entries(files)) {
    if (each === 'VSEBINA.txt') continue;
    expect(list).toContain(createHash('sha256').update(bytes).digest('hex'));
  }
  for (const fact of ['104217', '10/2026', '26100314']) expect(list).toContain(fact);
  const check = strFromU8(files['04_preverjanje.csv'] ?? new Uint8Array());
  expect(check).toContain('Skupaj za plačilo;217,50;217,50;0,00;vsota postavk;se ujema');
  const term = strFromU8(files['10_reklamacija/rok_in_koraki.txt'] ?? new Uint8Array());
  expect(term).toContain('Reklamacija je mogoča do 27.11.2026');
  await expect(dialogOf(page).getByText(/^Paket je shranjen: \d+ datotek/)).toBeVisible();
});

test('P14 the complaint has the marked lines and the pack attached', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Reklamacija je mogoča do 27.11.2026 (še 6 dni).')).toBeVisible();
  await saved(page, make(page));
  await dialog.getByLabel('Upravljanje').check();
  await dialog.getByLabel('Zavarovanje stavbe').check();
  await dialog.getByRole('button', { name: 'Odpri reklamacijo' }).click();
  await expect(page).toHaveURL(/obrazec=reklamacija_obracuna/);
  await expect(page.getByRole('combobox', { name: 'Postavka' })).toHaveValue(
    'Zavarovanje stavbe; Upravljanje',
  );
  await page.getByLabel('Opis').fill('Količini nista pravi.');
  await expect(page.getByText('dokazni_paket_2026-10_26100314.zip')).toBeVisible();
  const sent = page.waitForResponse((answer) =>
    answer.url().endsWith('/forms/reklamacija_obracuna'),
  );
  await page.getByRole('button', { name: /^(Pošlji|Oddaj)/ }).click();
  expect((await sent).status()).toBe(201);
});

test('P14 the pack is attached once, and stays removed when the user returns to the form', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await saved(page, make(page));
  await dialogOf(page).getByLabel('Upravljanje').check();
  await dialogOf(page).getByRole('button', { name: 'Odpri reklamacijo' }).click();
  const pack = form(page).getByText('dokazni_paket_2026-10_26100314.zip');
  const leaveAndReturn = async () => {
    await page.getByRole('tab', { name: /^Oddane vloge/ }).click();
    await expect(pack).toHaveCount(0);
    await page.getByRole('tab', { name: 'Obrazci' }).click();
  };
  await expect(pack).toHaveCount(1);
  for (let visit = 0; visit < 2; visit += 1) {
    await leaveAndReturn();
    await expect(page.getByText(/^Nadaljujete vlogo/)).toBeVisible();
    await expect(pack).toHaveCount(1);
  }
  await page.getByRole('button', { name: /^Odstrani.*dokazni_paket/ }).click();
  await confirmRemoval(page, 'to prilogo');
  await expect(pack).toHaveCount(0);
  await leaveAndReturn();
  await expect(page.getByLabel('Opis')).toBeVisible();
  await expect(pack).toHaveCount(0);
});

test('P14 a file that does not exist is a line with its reason, one with a password is named, and the pack is made', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/pdf/26100314', { status: 404, body: { code: 4 } });
  await api(page, '/supplier_documents/0137', { status: 500, body: {} });
  const locked = '%PDF-1.4 trailer<</Encrypt 5 0 R>>';
  await page.route(/\/v2\/documents\/\d+$/, (route) =>
    route.fulfill({ body: locked, contentType: 'application/pdf' }),
  );
  await open(page);
  const { files, list } = await madePack(page);
  expect(Object.keys(files)).not.toContain('01_racun.pdf');
  const needs = /^Za odpiranje je potrebno geslo: .*07_obracun_toplote\.pdf/;
  await expect(dialogOf(page).getByText(needs)).toBeVisible();
  expect(strFromU8(files['07_obracun_toplote.pdf'] ?? new Uint8Array())).toBe(locked);
  expect(list).toContain('01_racun.pdf\r\n  MANJKA – dokumenta ni na strežniku');
  expect(list).toContain('05_racuni_dobaviteljev\r\n  MANJKA – strežnik je odgovoril z napako 500');
  await expect(dialogOf(page).getByText('01_racun.pdf – dokumenta ni na strežniku')).toBeVisible();
});

test('P14 while the units cannot be loaded, the pack is of the selected unit, whose building is known', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await api(page, '/enota', { status: 400, body: { code: 2 } });
  await open(page);
  const { files } = await madePack(page);
  expect(Object.keys(files)).toContain('08_prijavljene_osebe.csv');
});

test('P14 of 100 invoices one is missing: 99 are in the pack', { tag: '@long' }, async ({
  page,
}) => {
  const bill = costBill();
  const [line] = bill.postavke;
  if (!line) throw new Error('The bill has no lines.');
  const numbers = Array.from({ length: 100 }, (_, index) => `R/${index + 1}`);
  const postavke = numbers.map((st_racuna) => ({ ...line, st_racuna }));
  const obdobja = ['2026-10'];
  await api(page, '/cost_specification/0137014', { body: { ...bill, obdobja, postavke } });
  const invoice = {
    dobavitelj: line.dobavitelj,
    vrsta_stroska: 'Voda',
    datum_racuna: '2026-10-31',
    obdobje: '2026-10',
    znesek_brez_ddv: 1,
    ddv: 0,
    znesek: 1,
    vir: 'redni',
    rok_placila: null,
    datum_placila: null,
  };
  const dokumenti = numbers.map((st_racuna, index) => ({
    ...invoice,
    id_dokumenta: 9001 + index,
    st_racuna,
    pot: `/api/portal-user/v2/documents/${9001 + index}`,
  }));
  const sums = { skupaj_brez_ddv: 100, skupaj_ddv: 0, skupaj: 100 };
  const body = { dokumenti, ...sums, naslednji_kazalec: null, stevilo_vrstic: 100 };
  await api(page, '/supplier_documents/0137', { body });
  await page.route(/\/documents\/90\d\d|\/documents\/9100/, (route) =>
    route.request().url().endsWith('/9050')
      ? route.fulfill({ status: 404, json: { code: 4 } })
      : route.fulfill({ body: '%PDF-1.4 invoice', contentType: 'application/pdf' }),
  );
  await open(page);
  const { files, list } = await madePack(page);
  const invoices = Object.keys(files).filter((name) => name.startsWith('05_'));
  expect(invoices).toHaveLength(99);
  expect(new Set(invoices).size).toBe(99);
  expect(list.match(/MANJKA – dokumenta ni na strežniku/g)).toHaveLength(1);
  expect(list).toMatch(/05_racuni_dobaviteljev\/050_\S+_R-50\.pdf\r\n {2}MANJKA/);
});

test('P14 a tenant gets a pack that names the pages without access', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(rok);
  await page.goto('/redni-obracun');
  await page.getByRole('button', { name: 'Več dejanj, 10/2026' }).click();
  await page.getByRole('button', { name: 'Dokazni paket za 10/2026' }).click();
  const text = dialogOf(page).getByText('nimate dostopa do strani »Dokumenti dobaviteljev«');
  await expect(text).toBeVisible();
  const { list } = await madePack(page);
  expect(list).toContain('MANJKA – nimate dostopa do strani »Dokumenti dobaviteljev«');
  expect(list).not.toMatch(/104217|Zupan/);
});

test('W05 the pack is made with the keyboard alone, and fits 320 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  await moreActs(page).focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus in the next frame.
  await expect(page.locator('.more-menu button').first()).toBeFocused();
  await packButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(make(page)).toBeVisible();
  const first = dialogOf(page).getByLabel('Obračun (PDF)');
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  const scrolls = await dialogOf(page).evaluate((it) => it.scrollWidth > it.clientWidth);
  expect(scrolls).toBe(false);
  await make(page).focus();
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await waiting;
  await page.keyboard.press('Escape');
  await expect(moreActs(page)).toBeFocused();
});
