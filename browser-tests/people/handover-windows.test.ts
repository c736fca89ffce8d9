/** A draft that is open in two windows: neither loses what the other has done (`pages.md` P36). */
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { ownWorld } from '../helpers/session/own-world';

const LIST = '/primopredaja';
const TAKER = `${LIST}?predaja=702&korak=prevzemnik`;
const EMAIL = 'E-poštni naslov prevzemnika';
const where = { id_predaje: { equals: 702 } };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Shrani in naprej' }).click();
const meters = (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: /Števci$/ })).toBeVisible();
const tag = '@long';

test('what another window has corrected is shown and kept, also after a reload; the own change stays', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(TAKER);
  const before = await field(page, EMAIL).inputValue();
  const other = await context.newPage();
  await other.goto(TAKER);
  await field(page, 'Ulica').fill('Nova ulica');
  await field(other, EMAIL).fill('prava.oseba@example.si');
  await goOn(other);
  await meters(other);

  await goOn(page);
  await expect(page.getByText('medtem spremenjen v drugem oknu').first()).toBeVisible();
  await expect(field(page, EMAIL)).toHaveValue('prava.oseba@example.si');
  await expect(field(page, 'Ulica')).toHaveValue('Nova ulica');

  await other.goto(TAKER);
  await field(other, 'Kraj').fill('Zgornji Gaj');
  await goOn(other);
  await meters(other);
  await page.reload();
  await expect(page.getByText('Nadaljujete z vpisanimi podatki')).toBeVisible();
  await expect(field(page, 'Ulica')).toHaveValue('Nova ulica');
  await expect(field(page, 'Kraj')).toHaveValue('Zgornji Gaj');
  await goOn(page);
  await meters(page);
  const taker = db.handover.findFirst({ where, strict: true }).prevzemnik;
  expect(JSON.parse(taker)).toMatchObject({
    e_posta: 'prava.oseba@example.si',
    naslov: { ulica: 'Nova ulica', kraj: 'Zgornji Gaj' },
  });
  expect(taker).not.toContain(before);
});

test('a state that is overtaken while the review is open is named there, without a reload', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(`${LIST}?predaja=702&korak=pregled`);
  await page.getByRole('checkbox').check();
  const meter = { st_merilnika: { equals: '33120442' } };
  db.ownMeter.update({ where: meter, data: { zadnje_stanje: 500 } });
  await page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }).press('Enter');
  const complete = page.getByRole('button', { name: 'Dopolnite: stanje števca' });
  await expect(complete).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await complete.click();
  await expect(page.getByText(/500[.,]/).first()).toBeVisible();
});

test('a draft that another window changes while the review is open is read again before the signature', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.clock.install();
  await page.goto(`${LIST}?predaja=702&korak=pregled`);
  const statement = page.getByRole('checkbox');
  await statement.check();
  const { razlicica } = db.handover.findFirst({ where, strict: true });
  db.handover.update({ where, data: { razlicica: razlicica + 1, vrsta: 'prodaja' } });
  await page.clock.runFor(61_000);
  await expect(page.getByText('Osnutek je bil medtem spremenjen')).toBeVisible();
  await expect(statement).not.toBeChecked();
});

test('a value that is typed while the step is sent stays, and the step too', { tag }, async ({
  page,
  context,
  baseURL,
}) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(TAKER);
  await field(page, 'Ulica').fill('Nova ulica');
  const release = await holdRequests(page, /\/handover_case\/702$/);
  await goOn(page);
  await field(page, 'Kraj').fill('Zgornji Gaj');
  release();
  await expect(page.getByText('Shranjeno.')).toBeVisible();
  await expect(field(page, 'Kraj')).toHaveValue('Zgornji Gaj');
  await page.reload();
  await expect(field(page, 'Kraj')).toHaveValue('Zgornji Gaj');
  await goOn(page);
  await meters(page);
  const taker = db.handover.findFirst({ where, strict: true }).prevzemnik;
  expect(JSON.parse(taker).naslov).toMatchObject({ ulica: 'Nova ulica', kraj: 'Zgornji Gaj' });
});

test('a step that is opened while another one is sent waits for the answer, and is then kept too', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(TAKER);
  await field(page, 'Ulica').fill('Nova ulica');
  const release = await holdRequests(page, /\/handover_case\/702$/);
  await goOn(page);
  await page.getByRole('button', { name: 'Nazaj' }).click();
  const waits = page.getByText('Prejšnji korak se še shranjuje.');
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shrani in naprej' })).toHaveCount(0);
  release();
  await expect(waits).toHaveCount(0);
  await choose(page, 'Vrsta primopredaje', 'Najem');
  await goOn(page);
  await expect(field(page, 'Ulica')).toHaveValue('Nova ulica');
  expect(db.handover.findFirst({ where, strict: true })).toMatchObject({ vrsta: 'najem' });
});

test('a draft that another window has deleted: the overview shows a message with the focus', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(TAKER);
  await field(page, 'Ulica').fill('Nova ulica');
  db.handover.delete({ where });
  await goOn(page);
  const said = page.getByText('Osnutek je bil medtem izbrisan.');
  await expect(said).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Osnutek je bil medtem izbrisan.');
  await expect(page.getByRole('heading', { name: 'Primopredaje v teku' })).toBeVisible();
  await page.getByRole('link', { name: /^Brezova pot 4/ }).click();
  await expect(said).toHaveCount(0);
});

test('a number of no handover: the overview shows a message with the focus; an own deletion shows none', {
  tag,
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(`${LIST}?predaja=999`);
  await expect(page.locator(':focus')).toContainText('Te primopredaje ni več');
  await page.goto(`${LIST}?predaja=702&korak=pregled`);
  await page.getByRole('button', { name: 'Izbriši osnutek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši osnutek' }).click();
  await expect(page.getByText('Osnutek je izbrisan.')).toBeVisible();
  await expect(page.getByText(/medtem izbrisan|ni več/)).toHaveCount(0);
});
