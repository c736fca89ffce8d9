/** Faults of the building: the list that neighbours share (pages.md P31). */
import { expect, type Locator, type Page } from '@playwright/test';
import { entranceLight } from '../../src/domain/events/fault.fixture';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { ownWorld } from '../helpers/session/own-world';
import { REPORT, row } from './fault-report';

const LIST = '/dogajanje/napake';
const door = { st_prijave: { equals: 'N-2026-00112' } };

/** Opens the list and begins the answer that the door is not done. */
async function typeWhatIsWrong(page: Page): Promise<Locator> {
  await page.goto(LIST);
  const asked = row(page, 'Vhodna vrata se zaloputnejo');
  await asked.getByRole('button', { name: 'Ne, še traja' }).click();
  await asked.getByLabel('Kaj še ni v redu?').fill('Samozapiralo spet popušča.');
  return asked;
}

test('a fault that is done is confirmed, or opened again with what is still wrong', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const asked = await typeWhatIsWrong(page);
  await asked.getByRole('button', { name: 'Odpri znova' }).click();
  await expect(page.getByText('Napaka je znova odprta.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Odprto' }).getByText('Vhodna vrata se zaloputnejo'),
  ).toBeVisible();
  expect(backend.db.fault.findFirst({ where: door })?.caka_potrditve).toBe(false);
});

test('a notification leads to its fault, which is open', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const stran = `${LIST}#prijava-N-2026-00118`;
  const where = { id_obvestila: { equals: 30112 } };
  backend.db.notification.update({ where, data: { stran } });
  await page.goto('/obvestila#obvestilo-30112');
  await page.locator(`main a[href$="${stran}"]`).click();
  const named = row(page, 'Luč v vhodu ne gori');
  await expect(named.locator('summary')).toBeFocused();
  await expect(named.getByText('Potek')).toBeVisible();
  // The one of a year that is folded too.
  await page.goto(`${LIST}#prijava-N-2026-00104`);
  const folded = row(page, 'Ogrevanje: V moji enoti');
  await expect(folded.locator('summary')).toBeFocused();
  await expect(folded.locator('summary')).toBeInViewport();
  await expect(folded.getByText('Radiator v spalnici ostane hladen.')).toBeVisible();
});

test('an answer to a question that has ended meanwhile shows a message', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  const asked = await typeWhatIsWrong(page);
  backend.db.fault.update({ where: door, data: { caka_potrditve: false } });
  await asked.getByRole('button', { name: 'Odpri znova' }).click();
  await expect(
    page.locator('.Toastify__toast', { hasText: 'ne čaka več na odgovor' }),
  ).toBeVisible();
});

test('what is still wrong stays over a reload, until it is cancelled', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const asked = await typeWhatIsWrong(page);
  const typed = asked.getByLabel('Kaj še ni v redu?');
  await page.reload();
  await expect(typed).toHaveValue('Samozapiralo spet popušča.');
  await asked.getByRole('button', { name: 'Prekliči' }).click();
  await page.reload();
  await expect(asked.getByRole('button', { name: 'Ne, še traja' })).toBeVisible();
  await expect(typed).toHaveCount(0);
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
  await expect(row(page, 'Luč v vhodu ne gori')).toBeVisible();
  // Its place is in the name, because the manager has not written one.
  await expect(row(page, 'Napaka: okolica stavbe')).toHaveText(
    /^Napaka: okolica stavbePrijavljeno 21\.11\.2026/,
  );
});

test('300 faults have their details in the page only once they are opened', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const prijave = Array.from({ length: 300 }, (_, index) => ({
    ...entranceLight,
    st_prijave: `N-2026-${90_000 - index}`,
    opis_javni: `Luč ${index}.`,
  }));
  const zdaj = '2026-11-21T12:00:00+01:00';
  const body = { zdaj, vhodi: [], prijave, naslednji_kazalec: null, stevilo_vrstic: 300 };
  await api(page, /\/v2\/faults\/\d/, { body });
  await page.goto(LIST);
  const named = row(page, 'Luč 7');
  await expect(named).toBeVisible();
  // 14 elements a row; with the details 36.
  expect(await page.getByRole('main').locator('*').count()).toBeLessThan(6_000);
  await named.locator('summary').click();
  await expect(named.getByText('Potek')).toBeVisible();
  await expect(page.getByText('Potek')).toHaveCount(1);
});

test('a row has its states in the size of its facts; a choice still to be made is muted in each list', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
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
  const place = page.getByRole('combobox', { name: 'Kraj v stavbi' });
  expect(await place.evaluate((node) => getComputedStyle(node, '::placeholder').color)).toBe(help);
  await choose(page, 'Področje', 'Voda');
  expect(await trade.locator('span').evaluate((node) => getComputedStyle(node).color)).not.toBe(
    help,
  );
});
