import { expect, type Page } from '@playwright/test';
import { installClock, pass, stopClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { rok } from '../helpers/session/demo';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const failed = 'Podatkov ni bilo mogoče naložiti.';
const bulletins = /\/bulletin\/0137(\?|$)/;

/** The contact card, which needs no page. */
const forAll = ['Vaš upravnik', 'Za nujne primere'];

/** The cards without a chart, except those of bills: title, page, requests, content, link. */
const cards = [
  {
    title: 'Neprebrana obvestila',
    pages: [7],
    path: '/v2/notifications',
    shows: 'Nov obračun za obdobje 10/2026',
    link: 'Vsa obvestila',
    leads: '/obvestila',
  },
  {
    title: 'Oglasna deska',
    pages: [9],
    path: '/bulletin/0137',
    shows: 'Zbor etažnih lastnikov 03.12.2026',
    link: 'Oglasna deska',
    leads: '/oglasna-deska',
  },
  {
    title: 'Rezervni sklad stavbe',
    pages: [4],
    path: '/reserve_fund/0137',
    shows: '494.03',
    link: 'Rezervni sklad',
    leads: '/rezervni-sklad',
  },
] as const;

for (const { title, pages, path, shows, link, leads } of cards) {
  test(`${title}: needs only the permission for its page, and links to it`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    await signIn();
    await api(page, '/allowed_pages', { body: pages });
    await page.goto('/');
    await expect(card(page, title)).toContainText(shows);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      title,
      ...forAll,
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
    for (const other of cards) {
      const asked = callsTo(flight.record.requests, other.path.replace('/v2', ''));
      const data = asked.filter(({ url }) => !url.includes('unread_num'));
      expect(data).toHaveLength(other.title === title ? 1 : 0);
    }
    await card(page, title).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(leads);
  });

  test(`${title}: a failure affects no other card, and a retry loads it`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await api(page, path, { status: 400, body: {}, times: 1 });
    await page.goto('/');
    await expect(card(page, title)).toContainText(failed);
    await expect(card(page, 'Za plačilo')).toContainText('286.84');
    for (const other of cards) {
      if (other.title !== title) await expect(card(page, other.title)).toContainText(other.shows);
    }
    await card(page, title).getByRole('button', { name: 'Poskusi znova' }).click();
    await expect(card(page, title)).toContainText(shows);
  });
}

test('the cards follow the order of a phone', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Za plačilo',
    'Odločanje lastnikov',
    'Zadnji obračun',
    'Neprebrana obvestila',
    'Dogajanje v vaši stavbi',
    'Oglasna deska',
    'Stroški po mesecih',
    'Stroški po vrstah',
    'Poraba toplote',
    'Rezervni sklad stavbe',
    ...forAll,
  ]);
});

test('in January, before the fund has data of the year, its card shows the newest year', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const body = { leta: [2026, 2025], sklad: null };
  await api(page, /\/reserve_fund\/0137$/, { body });
  await page.goto('/');
  await expect(card(page, 'Rezervni sklad stavbe')).toContainText('494.03');
});

test('an empty card shows a message: no news, no posts, no fund, no contact', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/notifications/unread_num', { body: { unread_num: 0 } });
  await api(page, '/v2/notifications', {
    body: { obvestila: [], skupaj: 0, neprebrana: 0, ...onePage(0) },
  });
  await api(page, bulletins, { body: { objave: [], neprebrane: 0, ...onePage(0) } });
  await api(page, '/reserve_fund/0137', { body: { leta: [], sklad: null } });
  await page.route(/\/contact_card/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nujni: [] } });
  });
  await page.goto('/');
  await expect(card(page, 'Neprebrana obvestila')).toContainText('Ni novih obvestil.');
  await expect(card(page, 'Oglasna deska')).toContainText('Na oglasni deski ni objav.');
  await expect(card(page, 'Rezervni sklad stavbe')).toContainText(
    'Za to stavbo rezervni sklad ni vzpostavljen.',
  );
  await expect(card(page, 'Za nujne primere')).toContainText(
    'Za to stavbo ni vpisanih izvajalcev za nujne primere.',
  );
  await expect(card(page, 'Za nujne primere')).toContainText('najprej pokličite 112.');
});

for (const [count, notifications, posts] of [
  [1, 'Imate 1 neprebrano obvestilo.', 'Imate 1 neprebrano objavo.'],
  [3, 'Imate 3 neprebrana obvestila.', 'Imate 3 neprebrane objave.'],
  [21, 'Imate 21 neprebranih obvestil.', 'Imate 21 neprebranih objav.'],
] as const) {
  test(`${count} unread have the correct plural, as in the menu`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await api(page, '/notifications/unread_num', { body: { unread_num: count } });
    await api(page, '/bulletin/unread_num/0137', { body: count });
    await page.goto('/');
    await expect(card(page, 'Neprebrana obvestila')).toContainText(notifications);
    await expect(card(page, 'Oglasna deska')).toContainText(posts);
  });
}

test('expired posts are left out; a board whose posts are all read shows a message', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  let expired = true;
  await api(page, '/bulletin/unread_num/0137', { body: 0 });
  await page.route(bulletins, async (route) => {
    const response = await route.fetch();
    const { objave } = await response.json();
    const changed = objave.map((post: object) => ({ ...post, poteklo: expired, prebrano: true }));
    await route.fulfill({ response, json: { objave: changed, neprebrane: 0, ...onePage(3) } });
  });
  await page.goto('/');
  await expect(card(page, 'Oglasna deska')).toContainText('Na oglasni deski ni objav.');
  expired = false;
  await page.reload();
  await expect(card(page, 'Oglasna deska')).toContainText('Nimate neprebranih objav.');
  await expect(card(page, 'Oglasna deska').getByRole('listitem')).toHaveCount(3);
  await expect(card(page, 'Oglasna deska')).not.toContainText('Neprebrano:');
});

test('a count that has grown loads the new message', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  await installClock(context);
  await signIn();
  await page.goto('/');
  const news = card(page, 'Neprebrana obvestila');
  await expect(news).toContainText('Imate 2 neprebrani obvestili.');
  await stopClock(page);
  await api(page, '/notifications/unread_num', { body: { unread_num: 3 } });
  await page.route(/\/v2\/notifications(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { obvestila } = await response.json();
    const [first] = obvestila;
    const added = { ...first, id_obvestila: 30199, naslov: 'Odpoved zbora' };
    const json = { obvestila: [added, ...obvestila], skupaj: 5, neprebrana: 3, ...onePage(5) };
    await route.fulfill({ response, json });
  });
  await pass(page, 75);
  await expect(news).toContainText('Imate 3 neprebrana obvestila.');
  await expect(news.getByRole('listitem').first()).toContainText('Odpoved zbora');
});

test('a user who does not own the unit gets the message that the fund is for owners, without a retry', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  const pages = [4, 11];
  await api(page, '/allowed_pages', { body: pages });
  await api(page, /\/reserve_fund\//, { status: 403, body: {} });
  await page.goto('/');
  const fund = card(page, 'Rezervni sklad stavbe');
  await expect(fund).toContainText('Podatki so na voljo samo etažnim lastnikom izbrane enote.');
  await expect(fund.getByRole('button')).toHaveCount(0);
});

test('a contact with an invalid number shows a message, and each number is a large enough target', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.route(/\/contact_card/, async (route) => {
    const response = await route.fetch();
    const card = await response.json();
    const [first] = card.nujni;
    const usual = { ...first, panoga: 'Plin', telefon: '+386 (0)1 234' };
    const none = { ...first, panoga: 'Elektrika', telefon: '-' };
    await route.fulfill({ response, json: { ...card, nujni: [usual, none, ...card.nujni] } });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const contacts = card(page, 'Za nujne primere').getByRole('listitem');
  await expect(contacts.nth(0).getByRole('link')).toHaveAttribute('href', 'tel:+3861234');
  await expect(contacts.nth(1)).toContainText('Telefonska številka ni vpisana.');
  await expect(contacts).toHaveCount(5);
  for (const link of await contacts.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
