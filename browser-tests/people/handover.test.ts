import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { answerFrom, ownWorld } from '../helpers/session/own-world';

const DRAFT = '/primopredaja?predaja=702';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Shrani in naprej' }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })).toBeVisible();
const pdf = { name: 'pogodba.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };

test('Ana sells a garage step by step; the buyer signs in another browser, and Ana sees it and withdraws', {
  tag: '@long',
}, async ({ page, context, baseURL, browser }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/vase-enote');
  await page.getByRole('link', { name: 'Primopredaja' }).click();
  await expect(page.getByText('Na vaš podpis čaka 1 primopredaja.')).toBeVisible();
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await choose(page, 'Vrsta primopredaje', 'Prodaja');
  await page.getByRole('button', { name: 'Začni', exact: true }).click();

  await step(page, 'Vrsta in datum');
  await field(page, 'Datum predaje').fill('20.12.2026');
  await expect(page.getByText('11/2026: predajnik 30 dni, prevzemnik 0 dni')).toBeVisible();
  await expect(page.getByText('12/2026: predajnik 20 dni, prevzemnik 11 dni')).toBeVisible();
  await goOn(page);
  await step(page, 'Prevzemnik');
  for (const [label, value] of [
    ['Ime in priimek ali naziv', 'Eva Kos'],
    ['Ulica', 'Lipova ulica'],
    ['Hišna številka', '3'],
    ['Poštna številka', '1999'],
    ['Kraj', 'Zeleni Gaj'],
    ['E-poštni naslov prevzemnika', 'ana.zupancic@example.si'],
  ] as const) {
    await field(page, label).fill(value);
  }
  await goOn(page);
  // The own address is refused at its field, and nothing is lost.
  await expect(page.getByRole('main').getByText('To je vaš naslov.').first()).toBeVisible();
  await expect(field(page, 'Ime in priimek ali naziv')).toHaveValue('Eva Kos');
  await field(page, 'E-poštni naslov prevzemnika').fill('eva.kos@example.si');
  await goOn(page);
  // A garage has no meters.
  await step(page, 'Dokumenti');
  await goOn(page);
  await expect(page.getByText('Polje Prodajna pogodba je obvezno').first()).toBeVisible();
  await field(page, 'Prodajna pogodba').setInputFiles(pdf);
  await goOn(page);
  await step(page, 'Pregled');
  await expect(page.getByText('ostanejo z enoto in se ne vračajo').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }).click();
  await expect(page.getByText('Čaka prevzemnika')).toBeVisible();

  const link = backend.mailbox.messages().at(-1)?.link ?? '';
  const evas = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sl-SI' });
  const eva = await evas.newPage();
  await answerFrom(eva.context(), backend);
  await eva.goto(link);
  await expect(
    eva.getByText('Ana Zupančič vam prodaja enoto Javorjeva ulica 12, garaža - 2.'),
  ).toBeVisible();
  await expect(eva.getByText(/^Odgovorite do\s\d/)).toBeVisible();
  expect(eva.url()).not.toContain(link);
  await expect(eva.getByText('286.84')).toHaveCount(0);
  await eva.getByRole('radio', { name: 'Potrjujem podatke' }).check();
  await eva.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(eva.getByText('Potrjeno. Primopredaja je pri upravniku.')).toBeVisible();
  await eva.goto(link);
  await expect(eva.getByText('Povezava je že uporabljena')).toBeVisible();
  await evas.close();

  await page.reload();
  await expect(page.getByText('Oddano upravniku')).toBeVisible();
  await page.getByRole('button', { name: 'Umakni primopredajo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Umakni primopredajo' }).click();
  await expect(page.getByText('Primopredaja je umaknjena in je spet osnutek.')).toBeVisible();
  await step(page, 'Pregled');
  await expect(page.getByText('Eva Kos')).toBeVisible();
});

test('a state below the last one is refused at its field; a draft without a network keeps all and is sent again', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${DRAFT}&korak=stevci`);
  const state = page.getByLabel('Stanje (m³)').first();
  await state.fill('400');
  await page.keyboard.press('Enter');
  await expect(state).toBeFocused();
  await expect(
    page.getByText('Stanje ne sme biti nižje od zadnjega (412.318\u00a0m³).').first(),
  ).toBeVisible();
  await state.fill('415,5');
  await api(page, '/handover_case/702', { abort: true, times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nadaljujete z vpisanimi podatki')).toBeVisible();
  await expect(state).toHaveValue('415,5');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await goOn(page);
  await step(page, 'Dokumenti');
  const row = backend.db.handover.findFirst({ where: { id_predaje: { equals: 702 } } });
  expect(row?.stevci).toContain('415.5');
});

test('a draft that another window has changed is read again, and the typed values stay', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}&korak=prevzemnik`);
  await field(page, 'Kraj').fill('Zgornji Gaj');
  const where = { id_predaje: { equals: 702 } };
  backend.db.handover.update({ where, data: { razlicica: 7, datum_predaje: '2026-11-28' } });
  await goOn(page);
  await expect(page.getByText('medtem spremenjen v drugem oknu').first()).toBeVisible();
  await expect(field(page, 'Kraj')).toHaveValue('Zgornji Gaj');
  await goOn(page);
  await step(page, 'Števci');
  const row = backend.db.handover.findFirst({ where });
  expect([row?.razlicica, row?.datum_predaje]).toEqual([8, '2026-11-28']);
  expect(row?.prevzemnik).toContain('Zgornji Gaj');
});

test('the tax number of a taker is not kept for another one, and the field no longer shows it before the step is sent', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}&korak=prevzemnik`);
  await page.getByLabel('Davčna številka').fill('59023341');
  await goOn(page);
  await step(page, 'Števci');
  await page.goto(`${DRAFT}&korak=prevzemnik`);
  const kept = page.getByText('Vpisana je *****341.');
  await expect(kept).toBeVisible();
  await field(page, 'Ime in priimek ali naziv').fill('Tina Kralj');
  await expect(kept).toHaveCount(0);
  await goOn(page);
  await step(page, 'Števci');
  const where = { id_predaje: { equals: 702 } };
  const taker = db.handover.findFirst({ where, strict: true }).prevzemnik;
  expect(JSON.parse(taker)).toMatchObject({ ime: 'Tina Kralj', davcna: null });
});

test('the second of two files fails: the first is kept, and only the second is sent again', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}&korak=dokumenti`);
  await page.getByLabel(/^Drugi dokumenti/).setInputFiles([
    { ...pdf, name: 'prvi.pdf' },
    { ...pdf, name: 'drugi.pdf' },
  ]);
  let sent = 0;
  await page.route('**/handover_case/702', (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.fallback();
  });
  await goOn(page);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await goOn(page);
  await step(page, 'Pregled');
  const files = backend.db.handoverFile.findMany({ where: { id_predaje: { equals: 702 } } });
  expect(files.map(({ naziv }) => naziv).sort()).toEqual([
    'darilna_pogodba.pdf',
    'drugi.pdf',
    'prvi.pdf',
    'vodomer.png',
  ]);
  expect(sent).toBe(3);
});
