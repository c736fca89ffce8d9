import { expect } from '@playwright/test';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { badge, message } from '../helpers/screens/feed';
import { ownWorld } from '../helpers/session/own-world';

test('P11 the notifications of the sample are shown; opening one marks it read, at once in the menu too', async ({
  page,
  context,
  baseURL,
  flight,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/obvestila');
  await expect(page.getByText('Imate 2 neprebrani obvestili.')).toBeVisible();
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    'Neprebrano: Vabilo na zbor etažnih lastnikov, 03.12.2026 ob 18. uri',
    'Neprebrano: Nov obračun za obdobje 10/2026',
    'Podatki o porabi energije za 10/2026',
    'Glasovanje o rezervnem skladu: vaš glas še ni oddan',
    'Opomnik: obračun 09/2026 ni v celoti poravnan',
    'Zbrane ponudbe za obnovo fasade',
  ]);
  for (const [title, ...facts] of [
    [/Vabilo/, '18.11.2026, 10:20', 'Zbor lastnikov', 'Pomembno', 'Neprebrano'],
    [/Nov obračun/, '11.11.2026, 07:00', 'Obračun', 'Neprebrano'],
    [/Opomnik/, '06.11.2026, 08:00', 'Opomin'],
    [/ponudbe/, '05.10.2026, 12:45', 'Dokument'],
  ] as const) {
    for (const fact of facts) await expect(message(page, title)).toContainText(fact);
  }

  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  const release = await holdRequests(page, '**/notifications/30112/read');
  await page.getByRole('button', { name: /Nov obračun/ }).click();
  await expect(page).toHaveURL('/obvestila#obvestilo-30112');
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  await expect(page.getByText('Imate 1 neprebrano obvestilo.')).toBeVisible();
  await expect(message(page, /Nov obračun/)).toContainText('Rok plačila je 30. november 2026.');
  await page.goBack();
  await expect(page).toHaveURL('/obvestila');
  await expect(page.getByText('Rok plačila je')).toHaveCount(0);
  const counted = page.waitForResponse((answer) =>
    answer.url().endsWith('/notifications/unread_num'),
  );
  release();
  await counted;
  expect(callsTo(flight.record.requests, '/notifications/30112/read')).toHaveLength(1);
  await page.reload();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  await expect(titles.nth(1)).toHaveText('Nov obračun za obdobje 10/2026');
});

test('P11 a mark that fails is undone in page and menu, with a message', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto('/obvestila');
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  let tries = 0;
  await page.route(/30112\/read$/, async (route) => {
    tries += 1;
    if (tries > 1) return route.fallback();
    await page.waitForTimeout(500);
    return route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole('button', { name: /Nov obračun/ }).click();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
  const toast = page.getByRole('alert');
  await expect(toast).toHaveText(/^Pri označevanju kot prebrano je prišlo do napake/);
  await expect(badge(page, 'Obvestila, 2 neprebrani')).toBeVisible();
  await expect(page.getByText('Imate 2 neprebrani obvestili.')).toBeVisible();
  const row = message(page, /Nov obračun/);
  await expect(row.getByRole('heading')).toContainText('Neprebrano:');
  await row.getByRole('button', { name: 'Označi kot prebrano' }).click();
  await expect(badge(page, 'Obvestila, 1 neprebrano')).toBeVisible();
});

test('P19 the board of the sample shows pinned posts first and expired ones in the archive', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/oglasna-deska');
  await expect(page.getByText('Imate 2 neprebrani objavi.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Novo: Prekinitev dobave tople vode 25.11.2026 med 8. in 12. uro',
    'Novo: Zbor etažnih lastnikov 03.12.2026',
    'Začetek zimske službe in posipanja dostopov',
  ]);
  await page.getByRole('button', { name: /Prekinitev/ }).click();
  const post = message(page, /Prekinitev/);
  for (const text of ['Pripeto', 'Dela v stavbi', '20.11.2026, 13:05', 'Velja do', '26.11.2026']) {
    await expect(post).toContainText(text);
  }
  await expect(post.getByRole('button', { name: 'Prenesi PDF, obvestilo' })).toBeVisible();
  await expect(page.getByText('Imate 1 neprebrano objavo.')).toBeVisible();
  await expect(badge(page, 'Oglasna deska, 1 neprebrana')).toBeVisible();
  await page.getByRole('switch', { name: 'Prikaži arhiv' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Čiščenje zračnikov 14.09.2026',
  ]);
  await expect(page).toHaveURL('/oglasna-deska?arhiv=da');
});

test('both pages work by keyboard alone and have no axe violations', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  for (const [path, title] of [
    ['/oglasna-deska', /Zbor etažnih/],
    ['/obvestila', /^(Neprebrano: )?Vabilo na/],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name: title });
    await expect(button).toBeVisible();
    await expectNoAxeViolations(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(path);
  }
});
