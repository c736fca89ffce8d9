/** What is going on in the building, with states by the server's clock (pages.md P31). */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { DEMO_TODAY } from '../../mocks/world/demo-today';
import { daysBetween } from '../../src/domain/dates/date';
import { messages } from '../../src/text/common/messages';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { actAt, ownWorld } from '../helpers/session/own-world';
import { withoutPage } from '../helpers/session/without-page';

const event = {
  id_dogodka: 1,
  uid: 'dogodek-1@zelenigaj.example.si',
  zaporedje: 0,
  vrsta: 'izpad',
  panoga: 'voda',
  naziv: 'Prekinitev vode',
  opis_html: null,
  zacetek: '2026-11-25T08:00:00+01:00',
  predviden_konec: '2026-11-25T12:00:00+01:00',
  konec: null,
  cel_dan: false,
  stanje: 'nacrtovano',
  obseg: 'vhod',
  vhodi: ['Javorjeva ulica 12'],
  prizadeta_moja_enota: true,
  nujnost: 'nujno',
  velja_do: '2026-11-25T14:00:00+01:00',
  pripeto: false,
  kaj_storiti: 'Natočite si vodo.',
  izvajalec: 'Vodovod Gaj',
  posodobitve: [],
  id_odlocitve: null,
};

/** Answers with these events, as at a time of the server. */
async function answerWith(page: Page, zdaj: string, ...dogodki: object[]): Promise<void> {
  const body = { zdaj, dogodki, naslednji_kazalec: null, stevilo_vrstic: dogodki.length };
  await page.unroute(/building_events/);
  await api(page, /building_events/, { body });
}

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('an event begins and is late on an open page, by the server although the device is wrong', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.clock.install({ time: new Date('2026-11-20T03:00:00+01:00') });
  await signIn();
  const neighbours = { id_dogodka: 2, naziv: 'Dvigalo', prizadeta_moja_enota: false };
  const [ours, theirs] = [event, { ...event, ...neighbours }];
  await answerWith(page, '2026-11-25T11:59:30+01:00', { ...ours, stanje: 'v_teku' }, theirs);
  await page.goto('/dogajanje');
  const row = list(page, 'Zdaj').getByRole('listitem').filter({ hasText: 'Prekinitev vode' });
  await expect(row).toContainText('V teku');
  await expect(row).not.toContainText('Ne zadeva vaše enote');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dvigalo' })).toContainText(
    'Ne zadeva vaše enote',
  );
  // No answer comes any more: the clock alone makes it late.
  await page.clock.runFor(45_000);
  await expect(row).toContainText('Zamuja');
});

test('an event that a link has named begins, and the focus stays where the user is by then', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.clock.install({ time: new Date('2026-11-20T03:00:00+01:00') });
  await signIn();
  const works = { ...event, id_dogodka: 2, naziv: 'Dvigalo', zacetek: '2026-11-25T11:00:00+01:00' };
  await answerWith(page, '2026-11-25T07:59:30+01:00', event, works);
  await page.goto('/dogajanje#dogodek-1');
  await page.clock.runFor(1_000);
  await expect(page.locator('#dogodek-1 summary')).toBeFocused();
  const other = page.locator('#dogodek-2 summary');
  await other.focus();
  await page.clock.runFor(45_000);
  await expect(list(page, 'Zdaj')).toContainText('Prekinitev vode');
  await expect(page.getByText('Natočite si vodo.')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(other).toBeFocused();
});

test('a pinned event is open, and its calendar file is saved', async ({ page, signIn }) => {
  await signIn();
  const update = { cas: '2026-11-25T09:10:00+01:00', besedilo: 'Iščemo mesto okvare.' };
  const pinned = { ...event, stanje: 'v_teku', pripeto: true, posodobitve: [update] };
  await answerWith(page, '2026-11-25T10:00:00+01:00', pinned);
  await page.goto('/dogajanje');
  const row = list(page, 'Zdaj').getByRole('listitem').first();
  await expect(row).toContainText('Nujno');
  await expect(row.getByText('Natočite si vodo.')).toBeVisible();
  await expect(row.getByText('Iščemo mesto okvare.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Dodaj v koledar ?, Prekinitev vode$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dogodek_1.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('UID:dogodek-1@zelenigaj.example.si\r\nDTSTAMP:20261125T081000Z\r\n');
  expect(file).toContain('DTSTART:20261125T070000Z\r\nDTEND:20261125T110000Z\r\n');
});

test('the demo has late, coming and past events; a building without any gets a sentence', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dogajanje');
  await expect(list(page, 'Sledi')).toContainText('Redni pregled dvigala');
  await expect(list(page, 'Zdaj').getByRole('listitem').first()).toBeVisible();
  await page.getByText(/^2026: \d+\s/).click();
  await expect(list(page, '2026').getByRole('listitem').first()).toBeVisible();
  await answerWith(page, '2026-11-25T10:00:00+01:00');
  await page.reload();
  await expect(page.getByText('V tej stavbi ni napovedanih del')).toBeVisible();
});

test('home shows an event only while it concerns the user, and opens it', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const card = page.getByRole('region', { name: 'Dogajanje v vaši stavbi' });
  await answerWith(page, '2026-11-24T10:00:00+01:00', event);
  await page.goto('/');
  await card.getByRole('link', { name: 'Prekinitev vode 25.11.2026, 08:00–12:00' }).click();
  await expect(page).toHaveURL('/dogajanje#dogodek-1');
  await expect(page.getByText('Natočite si vodo.')).toBeInViewport();
  await page.goBack();
  await answerWith(page, '2026-11-24T10:00:00+01:00', { ...event, prizadeta_moja_enota: false });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Zadnji obračun' })).toContainText('217.50');
  await expect(card).toHaveCount(0);
});

test('home shows what goes on by the server, also on a device whose clock is two months ahead', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const asked = page.waitForRequest((request) => request.url().includes('/building_events/'));
  await page.goto('/');
  const from = new URL((await asked).url()).searchParams.get('od') ?? '';
  const days = daysBetween(from, DEMO_TODAY);
  expect(days).toBeGreaterThan(62);
  // Not everything that ever was.
  expect(days).toBeLessThan(100);
});

test('home has room for some events, and a link that counts the others', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const events = [1, 2, 3, 4].map((id) => ({ ...event, id_dogodka: id, naziv: `Dela ${id}` }));
  await answerWith(page, '2026-11-24T10:00:00+01:00', ...events);
  const card = page.getByRole('region', { name: 'Dogajanje v vaši stavbi' });
  await page.goto('/');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('link', { name: 'Dogajanje: še 1 dogodek' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('link', { name: 'Dogajanje: še 2 dogodka' })).toBeVisible();
});

test('a server without page 22 shows nothing of events', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/building_events/')) calls.push(request.url());
  });
  await withoutPage(context, baseURL, 22);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Zadnji obračun' })).toContainText('217.50');
  await expect(page.getByText('Dogajanje')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('the address of the calendar is shown once, and ends by a press', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
  flight,
}) => {
  flight.expectError(/Failed to load resource/);
  const backend = await ownWorld(context, baseURL);
  await page.goto('/dogajanje');
  await page.getByText('Koledar stavbe v telefonu').click();
  await page.getByRole('button', { name: 'Ustvari naslov' }).click();
  const address = page.getByText(/^https?:.*\/v2\/calendar\/\S+$/);
  await expect(address).toBeVisible();
  const path = new URL((await address.textContent()) ?? '').pathname;
  // A lost answer may have ended it, so it is not offered for copying any more.
  await api(page, /calendar_subscription/, { act: actAt(backend), abort: true, times: 1 });
  await page.getByRole('button', { name: 'Ustvari nov naslov' }).click();
  await expect(page.getByText(messages.network)).toBeVisible();
  await expect(address).toHaveCount(0);
  // The tenant has one too.
  expect(backend.db.calendarSubscription.getAll()).toHaveLength(2);
  await page.reload();
  await page.getByText('Koledar stavbe v telefonu').click();
  await expect(page.getByText('Zadnji prenos')).toBeVisible();
  await expect(page.getByText(path)).toHaveCount(0);
  await page.getByRole('button', { name: 'Prekliči naročnino' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Prekliči naročnino' }).press('Enter');
  await expect(page.getByText('Naročnina je preklicana.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ustvari naslov' })).toBeVisible();
  // The button that had the focus was removed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(backend.db.calendarSubscription.getAll()).toHaveLength(1);
});
