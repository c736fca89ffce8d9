/** Own meter readings: the window, the photo, what is asked and what is refused (docs/energy-information.md). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { photoWithPosition } from '../helpers/screens/meter-photo';
import { choose } from '../helpers/screens/select';
import { rok } from '../helpers/session/demo';
import { actAt, ownWorld } from '../helpers/session/own-world';

const path = '/odcitki?zavihek=oddaja';
const meter = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const cold = (page: Page) => meter(page, 'Vodomer – hladna voda, Kuhinja');
const state = (page: Page) => page.getByLabel('Stanje (m³)');

async function open(page: Page, name = 'Vodomer – hladna voda, Kuhinja'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `Sporoči stanje: ${name}` }).click();
}

const send = (page: Page) => page.getByRole('button', { name: 'Pošlji stanje' }).click();

test('a state with a photo is given without the position, is seen, and can be corrected', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  await page.goto(path);
  await expect(page.getByText('Stanje merilnikov lahko sporočite do 30.11.2026.')).toBeVisible();
  const remote = meter(page, 'Vodomer – topla voda, Kopalnica');
  await expect(remote).toContainText('Merilnik je že odčitan ali ga odčitavamo na daljavo.');
  await expect(remote.getByRole('button')).toHaveCount(0);
  await open(page);
  await expect(cold(page).locator(':focus')).toHaveCount(1);
  await state(page).fill('416,5');
  const photo = await photoWithPosition(page);
  expect(photo.toString('latin1')).toContain('Exif');
  const file = { name: 'števec.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('Fotografija merilnika').setInputFiles(file);
  await send(page);
  await expect(cold(page)).toContainText('416.500 m³ (21.11.2026)');
  await expect(cold(page)).toContainText('4.182 m³');
  await expect(cold(page)).toContainText('števec.jpg');
  await expect(page.getByText('Do konca roka jih lahko popravite.')).toBeVisible();
  const upload = sent.map((body) => body.toString('latin1')).join('');
  expect(upload).toContain('\u00ff\u00d8\u00ff');
  expect(upload).not.toContain('Exif');
  expect(upload).not.toContain('GPSPOSITION');

  await page.getByRole('button', { name: /^Popravi stanje/ }).click();
  await expect(state(page)).toHaveValue('416.500');
  await state(page).fill('416.05');
  await send(page);
  await expect(cold(page)).toContainText('416.050 m³ (21.11.2026)');
  expect(backend.db.ownState.getAll()).toMatchObject([
    { stanje: 416.05, fotografija: 'števec.jpg' },
  ]);
});

test('an unusual consumption needs a second press, and a lower state a reason', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL, rok);
  await open(page, 'Vodomer – hladna voda, Balkon');
  await state(page).fill('0,951');
  await send(page);
  await expect(page.getByText('Če je številčnica začela znova pri 0').first()).toBeVisible();
  expect(backend.db.ownState.count()).toBe(0);
  await choose(page, 'Zakaj je stanje nižje od zadnjega?', 'Številčnica je začela znova pri 0');
  await send(page);
  await expect(meter(page, /Balkon/)).toContainText('2.539 m³');

  await page.getByRole('button', { name: /^Sporoči stanje: .*Kopalnica$/ }).click();
  await expect(page.getByText('Overitev merilnika je potekla 31.12.2025.')).toBeVisible();
  await state(page).fill('350');
  await send(page);
  await expect(
    page.getByText(/je več kot trikrat večja od običajne, 4\.100/).first(),
  ).toBeVisible();
  expect(backend.db.ownState.count()).toBe(1);
  await page.getByRole('button', { name: 'Pošlji kljub visoki porabi' }).click();
  await expect(page.getByText('Do konca roka jih lahko popravite.')).toBeVisible();
});

test('the reason of a lower state no longer counts when the state is corrected', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL, rok);
  await open(page, 'Vodomer – hladna voda, Balkon');
  await state(page).fill('0,951');
  await page.keyboard.press('Tab');
  await choose(page, 'Zakaj je stanje nižje od zadnjega?', 'Številčnica je začela znova pri 0');
  await state(page).fill('998,9');
  await send(page);
  await expect(meter(page, /Balkon/)).toContainText('998.900 m³ (21.11.2026)');
});

test('each bad input is answered by a sentence in place, and nothing is sent', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  const calls = await api(page, /\/meter_states\//, {});
  await open(page);
  const error = (text: string | RegExp) => page.locator('.field__error', { hasText: text });
  for (const [typed, text] of [
    ['412.317', 'Stanje je nižje od zadnjega, 412.318'],
    ['-1', 'Stanje ne more biti negativno.'],
    ['sto', 'Vpišite stanje s številkami'],
    ['100000', 'Stanje je večje od največjega na številčnici'],
    ['413.1234', 'Decimalk je lahko največ 3.'],
    ['', 'obvezno'],
  ] as const) {
    await state(page).fill(typed);
    await send(page);
    await expect(error(text)).toBeVisible();
    await expect(state(page)).toBeFocused();
  }
  await state(page).fill('412,318');
  for (const [file, text] of [
    [{ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }, /JPG in PNG/],
    [{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8_388_609, 1) }, /8/],
    [{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') }, 'ni mogoče prebrati'],
  ] as const) {
    await page.getByLabel('Fotografija merilnika').setInputFiles(file);
    await send(page);
    await expect(error(text)).toBeVisible();
  }
  expect(calls).toHaveLength(0);
});

test('a lost network loses nothing: the draft survives a reload, and sending again has the effect of one', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  flight.expectError(/Failed to load resource/);
  const backend = await ownWorld(context, baseURL);
  await open(page);
  await state(page).fill('417');
  // The server acts, but its answer is lost.
  await api(page, /\/meter_states\//, { act: actAt(backend), abort: true, times: 1 });
  await send(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(backend.db.ownState.getAll()).toMatchObject([{ stanje: 417 }]);
  await expect(state(page)).toHaveValue('417');
  await page.reload();
  await expect(page.getByText('Nadaljujete vnos, ki ga še niste poslali.')).toBeVisible();
  await expect(state(page)).toHaveValue('417');
  await send(page);
  await expect(cold(page)).toContainText('417.000 m³ (21.11.2026)');
  expect(backend.db.ownState.getAll()).toMatchObject([{ stanje: 417 }]);
});

test('a window that has closed meanwhile is refused, and a closed one has the next', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  flight.expectError(/409/);
  const backend = await ownWorld(context, baseURL);
  await open(page);
  await state(page).fill('417');
  const where = { st_merilnika: { equals: '33120442' } };
  const data = { odprto_od: '2026-12-15', odprto_do: '2026-12-31' };
  backend.db.ownMeter.update({ where, data });
  await send(page);
  await expect(cold(page)).toContainText('naslednja od 15.12.2026 do 31.12.2026');
  // The form goes with its window; why stays in its place.
  await expect(cold(page).locator(':focus')).toHaveText('Oddaja za ta merilnik ni več odprta.');
  await expect(page.getByText('Oddaja stanja zdaj ni odprta.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sporoči stanje/ })).toHaveCount(0);
});

test('a state is given by keyboard alone', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Sporoči stanje/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Oddaja' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Sporoči stanje/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).toBeVisible();
  await state(page).focus();
  await page.keyboard.type('416,1');
  await page.keyboard.press('Enter');
  await expect(cold(page)).toContainText('416.100 m³ (21.11.2026)');
  await expect(page.getByRole('button', { name: /^Popravi stanje/ })).toBeFocused();
});
