/** Faults of the building: the list that neighbours share, and the report (pages.md P31). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { photoWithPosition } from '../helpers/screens/meter-photo';
import { choose } from '../helpers/screens/select';
import { ownWorld } from '../helpers/session/own-world';

const LIST = '/dogajanje/napake';
const REPORT = '/dogajanje/prijava-napake';
const SENT = '**/v2/faults';

const description = (page: Page) => page.getByLabel('Opis');
const submit = (page: Page) => page.getByRole('button', { name: /^Pošlji (prijavo|znova)$/ });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function fill(page: Page, place: string, trade: string, text: string): Promise<void> {
  await page.goto(REPORT);
  await choose(page, 'Kraj', place);
  await choose(page, 'Področje', trade);
  await description(page).fill(text);
}

/** The bodies of all reports that the page sends. */
function reportsOf(page: Page): { key: string | undefined; body: string }[] {
  const sent: { key: string | undefined; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/v2/faults')) return;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push({ key: request.headers()['idempotency-key'], body });
  });
  return sent;
}

test('a fault is reported with a photo that has lost its position, and is open in the list', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const sent = reportsOf(page);
  await page.goto('/dogajanje');
  await page.getByRole('link', { name: 'Prijavi napako' }).click();
  await expect(page.getByRole('link', { name: 'Pokličite 112' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  await choose(page, 'Kraj', 'Klet');
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
});

test('a similar fault is offered before and after sending; "also here" is instead of a report', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const before = backend.db.fault.getAll().length;
  await fill(page, 'Vhod', 'Elektrika', 'Pri vhodu je tema.');
  await expect(page.getByRole('region', { name: 'Je to ista napaka?' })).toContainText(
    'Luč v vhodu ne gori.',
  );
  await submit(page).click();
  const offered = page.getByRole('region', { name: 'Podobna napaka je že prijavljena' });
  await expect(offered).toContainText('Tudi 4 sosedje');
  await page.getByRole('button', { name: 'Nazaj na obrazec' }).click();
  await expect(description(page)).toHaveValue('Pri vhodu je tema.');
  await submit(page).click();
  await offered.getByRole('button', { name: /^Tudi pri meni/ }).click();
  await expect(page).toHaveURL(/\/dogajanje\/napake$/);
  await expect(row(page, 'Luč v vhodu ne gori.')).toContainText('Tudi pri vas');
  expect(backend.db.fault.getAll()).toHaveLength(before);

  await fill(page, 'Vhod', 'Elektrika', 'Domofon ne dela.');
  await submit(page).click();
  await page.getByRole('button', { name: 'To je druga napaka, pošlji' }).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  expect(backend.db.fault.getAll()).toHaveLength(before + 1);
});

test('a fault that is done is confirmed, or opened again with what is still wrong', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(LIST);
  const asked = row(page, 'Vhodna vrata se zaloputnejo.');
  await asked.getByRole('button', { name: 'Ne, še traja' }).click();
  await asked.getByLabel('Kaj še ni v redu?').fill('Samozapiralo spet popušča.');
  await asked.getByRole('button', { name: 'Odpri znova' }).click();
  await expect(page.getByText('Napaka je znova odprta.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Odprto' }).getByText('Vhodna vrata se zaloputnejo.'),
  ).toBeVisible();
  const where = { st_prijave: { equals: 'N-2026-00112' } };
  expect(backend.db.fault.findFirst({ where })?.caka_potrditve).toBe(false);
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
  await problem('Polje Kraj je obvezno');
  await problem('Polje Področje je obvezno');
  await choose(page, 'Kraj', 'Klet');
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

test('a lost answer and a reload lose nothing; the same report again is one fault', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  flight.expectError(/Failed to load resource/);
  const backend = await ownWorld(context, baseURL);
  const before = backend.db.fault.getAll().length;
  const sent = reportsOf(page);
  await fill(page, 'Klet', 'Voda', 'Pod cevjo je luža.');
  // The server acts, but its answer is lost.
  await page.route(
    SENT,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(page.getByRole('alert').or(page.locator('.form__failure'))).toContainText(
    'prijavo pošljite znova',
  );
  await page.reload();
  await expect(page.getByText('Nadaljujete prijavo, ki je še niste poslali.')).toBeVisible();
  await expect(description(page)).toHaveValue('Pod cevjo je luža.');
  await submit(page).click();
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(backend.db.fault.getAll()).toHaveLength(before + 1);
});

test('a building without faults gets a sentence, and a failed list the way on', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  flight.expectError(/Failed to load resource/);
  await signIn();
  const body = {
    zdaj: '2026-11-21T12:00:00+01:00',
    vhodi: [],
    prijave: [],
    naslednji_kazalec: null,
    stevilo_vrstic: 0,
  };
  await api(page, /\/v2\/faults\/\d/, { body });
  await page.goto(LIST);
  await expect(page.getByText('V tej stavbi ni prijavljenih napak.')).toBeVisible();
  await page.unrouteAll();
  await api(page, /\/v2\/faults\/\d/, { status: 500, body: {} });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Poskusi znova' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(row(page, 'Luč v vhodu ne gori.')).toBeVisible();
});

/** A JPG of noise of about eight megabytes, which no encoder makes much smaller. */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3264, 2448];
    const pen = canvas.getContext('2d');
    const pixels = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !pixels) throw new Error('There is no canvas.');
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.93).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('five large photos on a slow network: progress, stop, and the same report again', {
  tag: '@long',
}, async ({ page, context, signIn, flight }) => {
  test.setTimeout(240_000);
  flight.expectError(/Failed to load resource/);
  // Not a world of the test's own, whose answers do not pass the network. No report is sent whole.
  await signIn();
  const sent = reportsOf(page);
  await fill(page, 'Garaža', 'Internet in televizija', 'Kabel visi s stropa.');
  const buffer = await largePhoto(page);
  expect(buffer.length).toBeGreaterThan(6_000_000);
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  await page
    .getByLabel('Fotografije')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 400, downloadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 200_000 });
  for (const name of ['Pošlji prijavo', 'Pošlji znova']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/, {
      timeout: 90_000,
    });
    await page.getByRole('button', { name: 'Prekini pošiljanje' }).click();
    await expect(page.getByText('Pošiljanje je prekinjeno.')).toBeVisible();
    await expect(description(page)).toHaveValue('Kabel visi s stropa.');
    await expect(page.getByRole('list', { name: 'Dodane datoteke' })).toContainText('5.jpg');
  }
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a row has its states in the size of its facts; a choice still to be made is muted in each list', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name);
  await page.goto(LIST);
  await expect(page.locator('.list-cards__main .status-badge').first()).toBeVisible();
  const size = await styleOf('.list-cards__main .events__facts', 'font-size');
  expect(await styleOf('.list-cards__main .status-badge', 'font-size')).toBe(size);
  await page.goto(REPORT);
  const trade = page.getByRole('combobox', { name: 'Področje' });
  await expect(trade).toHaveText('Izberite');
  const muted = await styleOf('.select__label', 'color');
  // A label of a form is not muted, so the colour comes from the help of a field.
  const help = await styleOf('.field__help', 'color');
  expect(muted).not.toBe(help);
  expect(await trade.locator('span').evaluate((node) => getComputedStyle(node).color)).toBe(help);
  const place = page.getByRole('combobox', { name: 'Kraj' });
  expect(await place.evaluate((node) => getComputedStyle(node, '::placeholder').color)).toBe(help);
  await choose(page, 'Področje', 'Voda');
  expect(await trade.locator('span').evaluate((node) => getComputedStyle(node).color)).not.toBe(
    help,
  );
});
