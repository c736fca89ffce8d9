/** The report of a fault (pages.md P31): photos, similar faults, and that nothing is lost. */
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { photoWithPosition } from '../helpers/screens/meter-photo';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';
import { actAt, ownWorld } from '../helpers/session/own-world';
import { description, fill, REPORT, reportsOf, row, submit } from './fault-report';

test('a fault is reported with a photo that has lost its position, and is open in the list', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const sent = reportsOf(page);
  await page.goto('/dogajanje');
  await page.getByRole('link', { name: 'Prijavi napako' }).click();
  await expect(page.getByRole('link', { name: 'Pokliči 112' })).toHaveAttribute('href', 'tel:112');
  await choose(page, 'Kraj v stavbi', 'Klet');
  await choose(page, 'Področje', 'Voda');
  await description(page).fill('Pod cevjo je luža.');
  const buffer = await photoWithPosition(page);
  const file = { name: 'luža.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Fotografije').setInputFiles(file);
  await submit(page).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  await expect(row(page, 'Voda: Klet')).toContainText('Pod cevjo je luža.');
  await expect(row(page, 'Voda: Klet')).toContainText('Vaša prijava');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain('\u00ff\u00d8\u00ff');
  expect(sent[0]?.body).not.toMatch(/Exif|GPSPOSITION/);
  expect(backend.db.faultPhoto.getAll().some(({ vrsta }) => vrsta === 'image/jpeg')).toBe(true);
  // Back does not show an empty form, as if nothing had been sent.
  await page.goBack();
  await expect(page).toHaveURL('/dogajanje');
});

test('that a report was sent is said once, and not of another building', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const sent = page.getByText(/^Prijava N-2026-\d+ je oddana/);
  await fill(page, 'Klet', 'Voda', 'Pod cevjo je luža.');
  await submit(page).click();
  await expect(sent).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dogajanje' }).click();
  await expect(page).toHaveURL('/dogajanje');
  await page.goBack();
  await expect(row(page, 'Voda: Klet')).toBeVisible();
  await expect(sent).toHaveCount(0);

  await fill(page, 'Klet', 'Plin', 'V kleti diši po plinu.');
  await submit(page).click();
  await expect(sent).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(row(page, 'Elektrika: Stopnišče')).toBeVisible();
  await expect(sent).toHaveCount(0);
});

test('an entrance chosen by mistake is taken back', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const sent = reportsOf(page);
  await fill(page, 'Klet', 'Voda', 'Pod cevjo je luža.');
  const entrance = page.getByRole('combobox', { name: /^Vhod/ });
  await expect(entrance).toContainText('Ni pri vhodu ali ne vem');
  await entrance.click();
  await page.getByRole('option').nth(1).click();
  await expect(entrance).not.toContainText('Ni pri vhodu');
  await entrance.click();
  await page.getByRole('option', { name: 'Ni pri vhodu ali ne vem' }).click();
  await expect(entrance).toContainText('Ni pri vhodu ali ne vem');
  await submit(page).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  expect(sent[0]?.body).not.toContain('name="vhod"');
});

test('a similar fault is offered before and after sending; "also here" is instead of a report', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  const before = backend.db.fault.getAll().length;
  await fill(page, 'Vhod', 'Elektrika', 'Pri vhodu je tema.');
  await expect(page.getByRole('region', { name: 'Je to ista napaka?' })).toContainText(
    'Luč v vhodu ne gori',
  );
  await submit(page).click();
  const offered = page.getByRole('region', { name: 'Podobna napaka je že prijavljena' });
  await expect(offered).toContainText('Prijavili so tudi 4 sosedje');
  await page.getByRole('button', { name: 'Nazaj na obrazec' }).press('Enter');
  // The offer was removed with its buttons.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(description(page)).toHaveValue('Pri vhodu je tema.');
  await submit(page).click();
  await offered.getByRole('button', { name: /^Tudi pri meni/ }).click();
  await expect(page).toHaveURL(/\/dogajanje\/napake$/);
  await expect(row(page, 'Luč v vhodu ne gori')).toContainText('Tudi pri vas');
  expect(backend.db.fault.getAll()).toHaveLength(before);

  await fill(page, 'Vhod', 'Elektrika', 'Domofon ne dela.');
  await submit(page).click();
  const release = await holdRequests(page, /\/v2\/faults$/);
  await page.getByRole('button', { name: 'To je druga napaka, pošlji' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  release();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  expect(backend.db.fault.getAll()).toHaveLength(before + 1);
});

test('"also here" that is answered late leaves a user who has opened another page there', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await fill(page, 'Vhod', 'Elektrika', 'Pri vhodu je tema.');
  const release = await holdRequests(page, /\/me_too$/);
  const near = page.getByRole('region', { name: 'Je to ista napaka?' });
  await near.getByRole('button', { name: /^Tudi pri meni/ }).click();
  await page.getByRole('link', { name: 'Odprte postavke' }).first().click();
  const title = page.getByRole('heading', { level: 1, name: 'Odprte postavke' });
  await expect(title).toBeVisible();
  release();
  await expect(page.getByText('Zabeleženo: napaka je tudi pri vas.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(title).toBeVisible();
  // It was the same fault, so nothing of the report is left.
  await page.goto(REPORT);
  await expect(description(page)).toHaveValue('');
});

test('each bad input gets a sentence at its place, and nothing is sent', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const sent = reportsOf(page);
  await page.goto(REPORT);
  await submit(page).click();
  const problem = (text: string | RegExp) =>
    expect(page.locator('.field__error').filter({ hasText: text })).toBeVisible();
  await problem('Polje Kraj v stavbi je obvezno');
  await problem('Polje Področje je obvezno');
  await choose(page, 'Kraj v stavbi', 'Klet');
  await choose(page, 'Področje', 'Voda');
  for (const [text, message] of [
    ['ab', /3/],
    ['ž'.repeat(5000), /2000/],
    ['   ', 'obvezno'],
  ] as const) {
    await description(page).fill(text);
    await submit(page).click();
    await problem(message);
    await expect(description(page)).toHaveValue(text);
  }
  await description(page).fill('Pod cevjo je luža.');
  const photos = page.getByLabel('Fotografije');
  const photo = await photoWithPosition(page);
  const jpg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(64, 1) };
  await photos.setInputFiles(heic);
  // Told before anything is sent.
  await problem('IMG_1.HEIC je HEIC, ki ga ta brskalnik ne zna prebrati.');
  await page.getByRole('button', { name: /IMG_1.HEIC/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši', exact: true }).click();
  await photos.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: photo });
  await problem('x.pdf ni fotografija.');
  await page.getByRole('button', { name: /x.pdf/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši', exact: true }).click();
  await photos.setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => jpg(`${name}.jpg`)));
  await problem('največ 5 fotografij');
  expect(sent).toEqual([]);
});

test('photos that a reload has lost are asked for until they are chosen again', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await fill(page, 'Klet', 'Voda', 'Pod cevjo je luža.');
  const photos = page.getByLabel('Fotografije');
  const photo = {
    name: '1.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithPosition(page),
  };
  await photos.setInputFiles(photo);
  await expect(page.getByRole('list', { name: 'Dodane datoteke' })).toBeVisible();
  await page.reload();
  const asked = page.getByText('Fotografije izberite znova.');
  await expect(asked).toBeVisible();
  await photos.setInputFiles(photo);
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('Nadaljujete prijavo, ki je še niste poslali.')).toBeVisible();
});

test('a lost answer and a reload lose nothing; the same report again is one fault', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  flight.expectError(/Failed to load resource/);
  const backend = await ownWorld(context, baseURL);
  const before = backend.db.fault.getAll().length;
  const sent = reportsOf(page);
  await fill(page, 'Klet', 'Voda', 'Pod cevjo je luža.');
  // The server acts, but its answer is lost.
  await api(page, '/v2/faults', { act: actAt(backend), abort: true, times: 1 });
  await submit(page).click();
  await expect(page.getByRole('alert').or(page.locator('.form__failure'))).toContainText(
    'prijavo pošljite znova',
  );
  expect(backend.db.fault.getAll()).toHaveLength(before + 1);
  await page.reload();
  await expect(page.getByText('Nadaljujete prijavo, ki je še niste poslali.')).toBeVisible();
  await expect(description(page)).toHaveValue('Pod cevjo je luža.');
  await submit(page).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(backend.db.fault.getAll()).toHaveLength(before + 1);
});

test('a fault in a unit names the unit by its label, in the form and in the list', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const LABEL = 'Javorjeva ulica 12 - 2 - 3 (14)';
  await ownWorld(context, baseURL);
  await page.goto(REPORT);
  await choose(page, 'Kraj v stavbi', 'V moji enoti');
  await choose(page, 'Enota', LABEL);
  await choose(page, 'Področje', 'Voda');
  await description(page).fill('Pipa v kopalnici pušča.');
  await submit(page).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  await expect(row(page, 'Voda: V moji enoti')).toContainText(`Enota${LABEL}`);
});
