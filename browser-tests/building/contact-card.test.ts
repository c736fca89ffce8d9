/** The contact card when its data are late, failed, unknown or hostile; and who sees it. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { mountWith } from '../helpers/answers/mount';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';
import { settled } from '../helpers/screens/routes';
import { chooseManager, contexts } from '../helpers/screens/switcher';
import { rok } from '../helpers/session/demo';

const card = (page: Page) => page.getByRole('region', { name: 'Vaš upravnik' });
const emergency = (page: Page) => page.getByRole('region', { name: 'Za nujne primere' });

interface Card {
  readonly upravnik: object;
  readonly [part: string]: unknown;
}

/** Changes the answer with the card. */
async function change(page: Page, changed: (card: Card) => Card): Promise<void> {
  await page.route(/\/contact_card/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
}

test('a failed call breaks nothing, keeps 112 and the form, and can be repeated', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/contact_card', { status: 400, body: {}, times: 1 });
  await page.goto('/');
  await expect(card(page)).toContainText('Podatkov ni bilo mogoče naložiti.');
  await expect(card(page).getByRole('link', { name: 'Pošlji vprašanje' })).toBeVisible();
  await expect(emergency(page).getByRole('link', { name: '112' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  const foot = page.getByRole('link', { name: 'Vaš upravnik' });
  await expect(foot).toHaveAttribute('href', '/izvajalci');
  await card(page).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(card(page)).toContainText('01 000 10 00');
  await expect(emergency(page)).toContainText('080 00 99');
  await expect(page.getByRole('link', { name: 'Pokliči upravnika, 01 000 10 00' })).toBeVisible();
});

test('a call that never answers keeps the page, its advice and the link to the form', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/contact_card', { hang: true });
  await page.goto('/izvajalci');
  await expect(page.getByRole('table', { name: 'Izvajalci' })).toBeVisible();
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Pošlji vprašanje' })).toBeVisible();
  await page.goto('/profil');
  const ways = page.getByRole('list', { name: 'Stik z upravnikom' });
  await expect(ways.getByRole('link')).toHaveText(['Pošlji vprašanje']);
});

test('unknown data are left out without a placeholder', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await change(page, ({ upravnik, ...rest }) => ({
    ...rest,
    upravnik: {
      ...upravnik,
      telefon: null,
      e_posta: null,
      naslov: null,
      posta: null,
      uradne_ure: [],
      spletna_stran: null,
    },
    dezurna_stevilka: null,
    ure: null,
    navodila_html: null,
    lokacije_zapornih_ventilov: [],
  }));
  await page.goto('/izvajalci');
  await expect(card(page)).toContainText('Upravnik podatkov za stik ni objavil.');
  await expect(card(page).getByRole('definition')).toHaveCount(0);
  await expect(card(page).getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Vaš upravnik' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|null/);
});

test('hostile values are text: nothing runs, nothing is called, nothing overflows a narrow screen', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const script = 'javascript:alert(1)';
  await change(page, ({ upravnik, ...rest }) => ({
    ...rest,
    upravnik: {
      ...upravnik,
      naziv: 'Ž'.repeat(200),
      telefon: 'pokličite',
      e_posta: script,
      naslov: '<img src=x onerror=alert(1)>',
      spletna_stran: script,
      uradne_ure: [{ dan: 9, od: 'x', do: '' }],
    },
    dezurna_stevilka: '0'.repeat(30),
    ure: 'm'.repeat(100),
    nujni: [
      {
        panoga: 'm'.repeat(100),
        izvajalec: 'Ž'.repeat(200),
        telefon: '-',
        sklopi: ['m'.repeat(100)],
      },
    ],
    navodila_html: `<p><a href="${script}">${'m'.repeat(200)}</a></p><script>alert(1)</script>`,
    lokacije_zapornih_ventilov: [{ napeljava: 'm'.repeat(100), mesto: 'm'.repeat(300) }],
  }));
  for (const path of ['/', '/izvajalci', '/profil']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(sidewaysFaults), path).toEqual([]);
    const hrefs = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const harmful = /javascript|^tel:(?!112$|\+386[0-9]{6,8}$)/i;
    expect(hrefs.filter((href) => harmful.test(href))).toEqual([]);
  }
});

test('before a report, a duty field with two numbers is shown as text', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await change(page, (card) => ({ ...card, dezurna_stevilka: '080 00 88/031 222 333' }));
  await page.goto('/dogajanje/prijava-napake');
  const first = page.getByRole('region', { name: 'Ob nevarnosti pokličite' });
  await expect(first).toContainText('080 00 88/031 222 333');
  await expect(first.getByRole('link')).toHaveCount(1);
});

test('two companies of one trade say for which part of the building each is', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const lift = (telefon: string, part: string) => ({
    ...{ panoga: 'Dvigala', izvajalec: 'Dvigala Vzpon d.o.o.' },
    ...{ telefon, sklopi: [part] },
  });
  const nujni = [lift('080 00 98', 'Osebno dvigalo'), lift('080 00 99', 'Tovorno dvigalo')];
  await change(page, (rest) => ({ ...rest, nujni }));
  await page.goto('/izvajalci');
  for (const { telefon, sklopi } of nujni) {
    const tile = page.getByRole('main').getByRole('link', { name: telefon }).first();
    await expect(tile.getByText(sklopi.join(), { exact: true })).toBeVisible();
  }
});

test('each manager has its own card; one without a duty line shows none', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(card(page)).toContainText('Dežurna številka');
  await chooseManager(page, contexts.otherManager.manager);
  await expect(card(page)).toContainText('Stanovanjski servis Breza d.o.o.');
  await expect(card(page)).toContainText('01 000 20 00');
  await expect(card(page)).not.toContainText('Dežurna številka');
});

test('the building’s part changes with the unit, and the manager is requested once', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn(rok);
  await page.goto('/izvajalci');
  await page.getByRole('link', { name: 'Zaporni ventili in stikala' }).click();
  await expect(page.getByText('Pritličje, omarica pod stopnicami')).toBeVisible();
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toHaveCount(0);
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(emergency(page)).toContainText('080 00 77');
  expect(callsTo(flight.record.requests, '/contact_card')).toHaveLength(1);
});

test('a user without a unit still finds the manager', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, '/e_manager/enota', { body: [] });
  await page.goto('/');
  const ways = page.getByRole('main').getByRole('list', { name: 'Stik z upravnikom' });
  await expect(ways.getByRole('link', { name: '01 000 10 00' })).toBeVisible();
});

test('login without a contact leads only to the emergency numbers; with one it is also shown on the other public pages', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/registracija');
  await expect(page.getByRole('region', { name: 'Pomoč' })).toContainText('01 000 50 00');
  await page.getByText('Kje najdem podatke?').click();
  await expect(page.getByRole('main').getByRole('link', { name: '01 000 50 00' })).toBeVisible();
  await mountWith(context, { 'data-product': 'portal', 'data-name': 'Portal stanovalca' });
  await page.goto('/prijava');
  await expect(page.getByRole('button', { name: 'Prijava', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pomoč' }).getByRole('link')).toHaveText([
    'Nujni primeri',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home, contractors, login and the menu on a phone have no axe violations, ${colorScheme}`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/prijava');
    await expectNoAxeViolations(page);
    await signIn();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/izvajalci']) {
        await page.goto(path);
        await settled(page);
        await expectNoAxeViolations(page);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Odpri meni' }).click();
    await expectNoAxeViolations(page);
    const contractors = page.getByRole('dialog').getByRole('link', { name: 'Nujni primeri' });
    await contractors.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
