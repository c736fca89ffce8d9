/** Urgent notices above each page until they end (pages.md P31). */
import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { installClock, pass, stopClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { withoutPage } from '../helpers/session/without-page';

const outage = {
  id_dogodka: 1,
  uid: 'dogodek-1@zelenigaj.example.si',
  zaporedje: 0,
  vrsta: 'izpad',
  panoga: 'voda',
  naziv: 'V stavbi ni vode',
  opis_html: null,
  zacetek: '2026-11-25T08:00:00+01:00',
  predviden_konec: '2026-11-25T12:00:00+01:00',
  konec: null,
  cel_dan: false,
  stanje: 'v_teku',
  obseg: 'stavba',
  vhodi: [],
  prizadeta_moja_enota: true,
  nujnost: 'nujno',
  velja_do: '2026-11-25T14:00:00+01:00',
  pripeto: true,
  kaj_storiti: 'Zaprite pipe.',
  izvajalec: null,
  posodobitve: [],
  id_odlocitve: null,
};
const lift = {
  ...outage,
  id_dogodka: 2,
  naziv: 'Dvigalo Javorjeva ulica 12 in 14 do nadaljnjega ne obratuje',
  kaj_storiti: null,
};
const gas = { ...outage, id_dogodka: 3, naziv: 'Vonj po plinu v kleti' };

async function answerWith(page: Page, zdaj: string, ...dogodki: object[]) {
  const body = { zdaj, dogodki, naslednji_kazalec: null, stevilo_vrstic: dogodki.length };
  await page.unroute(/building_events/);
  return api(page, /building_events/, { body });
}

const notices = (page: Page) => page.getByRole('complementary', { name: 'Nujna obvestila' });
/** The live region of the shell that announces news. */
const said = (page: Page) => page.locator('p[role="status"].visually-hidden').last();

/** Records what the live region says, each change once. */
async function recordNews(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const regions = [...document.querySelectorAll('p[role="status"].visually-hidden')];
      for (const { textContent } of regions) {
        if (textContent?.includes('ujno') && said.at(-1) !== textContent) said.push(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a notice comes at the next poll, is announced once in each state, and goes when it ends', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const news = await recordNews(page);
  await page.clock.install({ time: new Date('2026-11-20T03:00:00+01:00') });
  await signIn();
  await answerWith(page, '2026-11-25T11:57:00+01:00');
  await page.goto('/obvestila');
  await expect(page.getByRole('heading', { level: 1, name: 'Obvestila' })).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
  const met = await answerWith(page, '2026-11-25T11:58:00+01:00', outage);
  await page.clock.runFor(61_000);
  await expect(notices(page)).toContainText('V stavbi ni vode · V teku');
  await expect(said(page)).toHaveText('Nujno: V stavbi ni vode, V teku. Zaprite pipe.');
  await page.clock.runFor(61_000);
  await expect.poll(() => met.length).toBeGreaterThan(1);
  // Made small, it is large again when there is something new.
  await notices(page).getByRole('button', { name: 'Skrči nujna obvestila' }).click();
  await expect(notices(page)).toHaveText('1 nujno obvestilo');
  // By the clock of the server the end has passed: it is late, which is announced too.
  await answerWith(page, '2026-11-25T12:01:00+01:00', { ...outage, stanje: 'zamuja' });
  await page.clock.runFor(61_000);
  await expect(notices(page)).toContainText('V stavbi ni vode · Zamuja');
  // A second notice is announced alone.
  const late = { ...outage, stanje: 'zamuja' };
  await answerWith(page, '2026-11-25T12:02:00+01:00', late, { ...gas, predviden_konec: null });
  await page.clock.runFor(61_000);
  await expect(notices(page)).toContainText('Vonj po plinu v kleti · V teku');
  await expect(said(page)).toContainText('Vonj po plinu');
  await answerWith(page, '2026-11-25T12:03:00+01:00', { ...gas, predviden_konec: null });
  await page.clock.runFor(61_000);
  await expect(notices(page)).not.toContainText('V stavbi ni vode');
  await expect(said(page)).toHaveText('Ni več nujno: V stavbi ni vode');
  await answerWith(page, '2026-11-25T12:05:00+01:00');
  await page.clock.runFor(61_000);
  await expect(notices(page)).toHaveCount(0);
  await expect
    .poll(news)
    .toEqual([
      'Nujno: V stavbi ni vode, V teku. Zaprite pipe.',
      'Nujno: V stavbi ni vode, Zamuja. Zaprite pipe.',
      'Nujno: Vonj po plinu v kleti, V teku. Zaprite pipe.',
      'Ni več nujno: V stavbi ni vode',
      'Ni več nujno: Vonj po plinu v kleti',
    ]);
});

test('several notices take two lines at 320 px; they can be made small, not removed, and lead to the events', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  await answerWith(page, '2026-11-25T10:00:00+01:00', lift);
  await page.goto('/obvestila');
  await expect(notices(page)).toContainText('Dvigalo');
  /** How many lines of text the list takes. */
  const lines = () =>
    notices(page)
      .getByRole('list')
      .evaluate((list) =>
        Math.round(list.clientHeight / Number.parseFloat(getComputedStyle(list).lineHeight)),
      );
  expect(await lines()).toBe(2);
  await answerWith(page, '2026-11-25T10:00:00+01:00', outage, lift, gas);
  await page.reload();
  await expect(notices(page).getByRole('link')).toHaveText([
    /V stavbi ni vode/,
    'Še 2 nujni obvestili',
  ]);
  expect(await lines()).toBe(2);
  await expectNoAxeViolations(page);
  const shrink = notices(page).getByRole('button', { name: 'Skrči nujna obvestila' });
  await shrink.focus();
  await page.keyboard.press('Enter');
  await expect(notices(page).getByRole('link')).toHaveText(['3 nujna obvestila']);
  await expect(notices(page).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await expect(notices(page).getByRole('button')).toBeFocused();
  await notices(page).getByRole('link').click();
  await expect(page).toHaveURL('/dogajanje');
  await expect(
    page.getByRole('list', { name: 'Zdaj', exact: true }).getByRole('listitem').first(),
  ).toContainText('Nujno');
  await expect(notices(page).getByRole('link')).toHaveText(['3 nujna obvestila']);
});

test('a notice goes with page 22, and is not said to have ended', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  const news = await recordNews(page);
  await page.clock.install({ time: new Date('2026-11-20T03:00:00+01:00') });
  await signIn();
  await answerWith(page, '2026-11-25T10:00:00+01:00', outage);
  await page.goto('/obvestila');
  await expect(notices(page)).toContainText('V stavbi ni vode');
  const told = ['Nujno: V stavbi ni vode, V teku. Zaprite pipe.'];
  await expect.poll(news).toEqual(told);
  await api(page, '/allowed_pages', { body: [...internalPages, 7] });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('link', { name: 'Oglasna deska' })).toHaveCount(0);
  await expect(notices(page)).toHaveCount(0);
  expect(await news()).toEqual(told);
});

test('without page 22 no page asks for urgent events', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
  flight,
}) => {
  await withoutPage(context, baseURL, 22);
  await page.goto('/obvestila');
  await expect(page.getByRole('heading', { level: 1, name: 'Obvestila' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Oglasna deska/ }).first()).toBeVisible();
  expect(flight.record.requests.filter(({ url }) => url.includes('building_events'))).toEqual([]);
});

test('a notice whose file the network has lost comes once the server answers again', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await installClock(context);
  await signIn();
  await answerWith(page, '2026-11-25T10:00:00+01:00', outage);
  const file = /\/assets\/news-[\w-]{8}\.js/;
  await page.route(file, (route) => route.abort('connectionfailed'));
  await page.goto('/vase-enote');
  await expect(page.getByText('62.40').first()).toBeVisible();
  await stopClock(page);
  await api(page, '/allowed_pages', { abort: true, times: 1 });
  await pass(page, 15);
  await expect(page.getByText('Strežnik trenutno ni dosegljiv')).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
  await page.unroute(file);
  await pass(page, 20);
  await expect(page.getByText('Strežnik trenutno ni dosegljiv')).toHaveCount(0);
  await page.clock.resume();
  await expect(notices(page)).toContainText('V stavbi ni vode');
});
