/** The documents of a draft: what goes is marked, and what a file is for is said (`pages.md` P36). */
import { expect } from '@playwright/test';
import type { Backend } from '../../mocks/server/backend';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { ownWorld } from '../helpers/session/own-world';

const DRAFT = '/primopredaja?predaja=702&korak=';
const NOTE = 'Dokument bo odstranjen, ko shranite.';
const pdf = { name: 'pogodba.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
const tag = '@long';

/** The names of the draft's documents at the server. */
const namesIn = (db: Backend['db']) =>
  db.handoverFile
    .findMany({ where: { id_predaje: { equals: 702 } } })
    .map(({ naziv }) => naziv)
    .sort();

test('a document that goes stays in its row until the step is kept, with the way back', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}dokumenti`);
  const row = page
    .getByRole('list', { name: 'Shranjeni dokumenti' })
    .getByRole('listitem')
    .filter({ hasText: 'darilna_pogodba.pdf' });
  const remove = row.getByRole('button', { name: /^Odstrani ?, darilna_pogodba.pdf$/ });
  const keep = row.getByRole('button', { name: /^Obdrži ?, darilna_pogodba.pdf$/ });
  const needed = page.getByLabel(/^Darilna pogodba/);
  await expect(remove).toBeVisible();
  await expect(needed).toHaveCount(0);
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByText(NOTE)).toBeVisible();
  expect((await row.getByText(NOTE).boundingBox())?.height).toBeGreaterThan(10);
  await expect(keep).toBeFocused();
  await needed.setInputFiles(pdf);
  await page.keyboard.press('Enter');
  await expect(row.getByText(NOTE)).toHaveCount(0);
  await expect(remove).toBeFocused();
  await expect(needed).toHaveCount(0);
  // The file that was chosen while the document was to go is not sent beside it.
  await page.getByRole('button', { name: 'Shrani in naprej' }).click();
  await expect(page.getByText('Darilna pogodba: darilna_pogodba.pdf')).toBeVisible();
  expect(namesIn(db)).toEqual(['darilna_pogodba.pdf', 'vodomer.png']);
  await page.goto(`${DRAFT}dokumenti`);

  // What was chosen stays when the user looks at another step, as what was typed.
  await remove.click();
  await page.getByRole('button', { name: 'Nazaj' }).click();
  await page.goBack();
  await expect(row.getByText(NOTE)).toBeVisible();
  await needed.setInputFiles(pdf);
  await page.getByRole('button', { name: 'Shrani in naprej' }).click();
  await expect(page.getByText('Darilna pogodba: pogodba.pdf')).toBeVisible();
  expect(namesIn(db)).toEqual(['pogodba.pdf', 'vodomer.png']);
  await page.goto(`${DRAFT}dokumenti`);
  await expect(page.getByRole('button', { name: /^Odstrani ?, pogodba.pdf$/ })).toBeVisible();
});

test('a file that is added while the step is sent stays in it; a bad one is refused at its field', {
  tag,
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}dokumenti`);
  const others = page.getByLabel(/^Drugi dokumenti/);
  const added = page.getByRole('list', { name: 'Dodane datoteke' });
  const goOn = page.getByRole('button', { name: 'Shrani in naprej' });
  await page.getByRole('button', { name: /^Odstrani ?, darilna_pogodba.pdf$/ }).click();
  await page.getByLabel(/^Darilna pogodba/).setInputFiles({ ...pdf, name: 'nova.pdf' });
  await others.setInputFiles({ ...pdf, name: 'slika.jpg', mimeType: 'image/jpeg' });
  await goOn.click();
  await expect(page.getByLabel(/^Darilna pogodba/)).toHaveCount(0);
  await expect(others).toBeFocused();
  await expect(others).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /slika.jpg/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši', exact: true }).click();

  await others.setInputFiles({ ...pdf, name: 'prva.pdf' });
  const release = await holdRequests(page, /\/handover_case\/702/);
  await goOn.click();
  await others.setInputFiles({ ...pdf, name: 'druga.pdf' });
  await expect(added).toContainText('druga.pdf');
  release();
  await expect(page.getByText('Shranjeno.')).toBeVisible();
  await expect(added).toHaveText(/druga\.pdf/);
  await expect(added).not.toContainText('prva.pdf');
  await goOn.click();
  await expect(page.getByText('Darilna pogodba: nova.pdf')).toBeVisible();
  expect(namesIn(db)).toEqual(['druga.pdf', 'nova.pdf', 'prva.pdf', 'vodomer.png']);
});

test('after a change of kind the review says what the kept contract now counts as', {
  tag,
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}pregled`);
  await expect(page.getByText('Darilna pogodba: darilna_pogodba.pdf')).toBeVisible();
  await page.goto(`${DRAFT}vrsta`);
  await choose(page, 'Vrsta primopredaje', 'Najem');
  await page.getByRole('button', { name: 'Shrani in naprej' }).click();
  await page.goto(`${DRAFT}pregled`);
  await expect(page.getByText('Najemna pogodba: darilna_pogodba.pdf')).toBeVisible();
  await page.goto(`${DRAFT}dokumenti`);
  await expect(page.getByText('darilna_pogodba.pdf (Najemna pogodba)')).toBeVisible();
});

test('files that a reload has lost are asked for until they are chosen again', { tag }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}dokumenti`);
  await page.getByLabel(/^Drugi dokumenti/).setInputFiles(pdf);
  await expect(page.getByRole('list', { name: 'Dodane datoteke' })).toBeVisible();
  await page.reload();
  const asked = page.getByText('Datoteke izberite znova.');
  await expect(asked).toBeVisible();
  await page.getByLabel(/^Drugi dokumenti/).setInputFiles(pdf);
  await expect(page.getByText('Nadaljujete z vpisanimi podatki')).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('the declaration has a short name in its error; after the signature the focus is at the heading', {
  tag,
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}pregled`);
  const sign = page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' });
  await sign.click();
  await expect(page.getByText('Polje Izjava je obvezno').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Podatki so resnični/ }).check();
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Čaka prevzemnika')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
