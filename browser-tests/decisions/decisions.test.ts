/** The list of decisions, who sees it, and the ways that lead to it (pages.md P30). */
import { expect } from '@playwright/test';
import type { ReserveFundOrNone } from '../../src/domain/api-types';
import { test } from '../helpers/portal';
import { rok } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';
import { withoutPage } from '../helpers/session/without-page';
import { cast, changeDecision, chooseFor, code, sentCode } from './ballot';

test('open decisions are first, with the days left and the missing vote', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/odlocanje');
  await expect(page.getByText('O 3 odprtih odločitvah še niste glasovali.')).toBeVisible();
  const open = page.getByRole('list', { name: 'Odprto' }).getByRole('listitem');
  await expect(open).toHaveCount(3);
  await expect(open.nth(0)).toContainText('do 30.11.2026, 20:00, še 9 dni');
  await expect(open.nth(1)).toContainText('do 02.02.2027, še 73 dni');
  await expect(open.nth(2)).toContainText('rok začne teči s prvim podpisom');
  for (const row of await open.all()) await expect(row).toContainText('Vaš glas: še ni oddan');
  await page.getByText('2026: 5 odločitev', { exact: true }).click();
  await expect(page.getByRole('list', { name: '2026' })).toContainText('Ni sprejeto');
  await open.nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/odlocanje/9101');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Višji prispevek v rezervni sklad',
  );
});

test('a tenant gets a sentence, and no number', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/odlocanje');
  const main = page.getByRole('main');
  // The demo grants the page to owners only, so that a tenant is led to the first page.
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Odločanje');
  await expect(page.getByRole('link', { name: 'Odločanje' })).toHaveCount(0);
});

test('a tenant with the page gets a sentence in the list and on a decision, and no number', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL, rok, {}, (_, path, answer) =>
    path.endsWith('/allowed_pages') && Array.isArray(answer) ? [...answer, 21] : answer,
  );
  const sentence = 'O stavbi odločajo lastniki.';
  for (const path of ['/odlocanje', '/odlocanje/9201']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(sentence)).toBeVisible();
    const text = await main.getByText(sentence).innerText();
    expect(text).not.toMatch(/\d/);
    await expect(main.getByText(/delež/)).toHaveCount(0);
  }
});

test('a server without page 21 shows nothing of decisions', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\/decisions?\//.test(request.url())) calls.push(request.url());
  });
  await withoutPage(context, baseURL, 21);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Zadnji obračun' })).toContainText('217.50');
  await expect(page.getByText('Odločanje')).toHaveCount(0);
  await page.goto('/rezervni-sklad');
  await expect(
    page.getByRole('cell', { name: 'Sanacija ravne strehe, 1. situacija' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /sklep|Sklep/ })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('home has a card only while an open vote is missing', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL, undefined, {}, (_, path, answer) => {
    if (!path.includes('/v2/decisions/')) return answer;
    const list = answer as { odlocitve: { id_odlocitve: number }[] };
    const odlocitve = list.odlocitve.filter(({ id_odlocitve }) => id_odlocitve === 9101);
    return { ...list, odlocitve, stevilo_vrstic: odlocitve.length };
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Odločanje lastnikov' });
  await expect(card).toContainText('O 1 odprti odločitvi še niste glasovali.');
  await card.getByRole('link', { name: 'Višji prispevek v rezervni sklad' }).click();
  await chooseFor(page);
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText('Vaš glas je oddan')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Zadnji obračun' })).toContainText('217.50');
  await expect(card).toHaveCount(0);
});

test('spending of the reserve fund leads to its decision, and the decision to its spending', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/rezervni-sklad');
  const row = page.getByRole('row').filter({ hasText: 'Sanacija ravne strehe, 1. situacija' });
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL('/odlocanje/9103');
  await expect(page.getByText('Sprejeto')).toBeVisible();
  const spending = page.getByRole('region', { name: 'Poraba na podlagi tega sklepa' });
  await expect(spending).toContainText('7\u202F940.50\u00A0€');
});

test('spending of each year since a decision is listed, also two invoices of one day and text', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const asked: (string | null)[] = [];
  await changeDecision(page, 9103, (decision) => ({
    ...decision,
    sklicano: '2024-03-30',
    zacetek: '2024-04-14T18:00:00+02:00',
    konec: '2024-04-14T19:00:00+02:00',
  }));
  await page.route(
    (url) => url.pathname.endsWith('/v2/reserve_fund/0137'),
    async (route) => {
      const year = new URL(route.request().url()).searchParams.get('leto');
      asked.push(year);
      const response = await route.fetch({
        url: route.request().url().replace(`leto=${year}`, 'leto=2026'),
      });
      const answer = (await response.json()) as ReserveFundOrNone;
      const [row] =
        answer.sklad?.poraba_po_delih.filter((each) => each.id_odlocitve === 9103) ?? [];
      const of = (st_racuna: string, znesek: number) => ({
        ...row,
        datum: `${year}-06-22`,
        st_racuna,
        znesek,
      });
      const rows = year === '2025' ? [of('A-1', 100.5), of('A-2', 200.5)] : [of(`B-${year}`, 1)];
      const sklad = { ...answer.sklad, poraba_po_delih: rows };
      await route.fulfill({ response, json: { ...answer, sklad } });
    },
  );
  await page.goto('/odlocanje/9103');
  const spending = page.getByRole('region', { name: 'Poraba na podlagi tega sklepa' });
  await expect(spending.getByRole('definition')).toHaveText([
    '1.00\u00A0€',
    '100.50\u00A0€',
    '200.50\u00A0€',
    '1.00\u00A0€',
  ]);
  expect(asked.sort()).toEqual(['2024', '2025', '2026']);
});
