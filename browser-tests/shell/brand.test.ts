import { expect } from '@playwright/test';
import { mountWith } from '../helpers/answers/mount';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { ana } from '../helpers/session/demo';
import { logIn } from '../helpers/session/session';

const partnerName = 'Spletna stran podjetja Energetika Zeleni Gaj (odpre se v novem zavihku)';

test('both partners are shown at the foot of the menu and of the page, also on a phone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  const foot = page.getByRole('complementary', { name: 'Partnerji' });
  for (const place of [foot, page.getByRole('contentinfo')]) {
    const logos = place.getByRole('img', { name: /^Spletna stran podjetja/ });
    await expect(logos).toHaveCount(2);
    for (const logo of await logos.all()) {
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Odpri meni' }).click();
  const inDrawer = page.getByRole('dialog').getByRole('link', { name: partnerName });
  await inDrawer.scrollIntoViewIfNeeded();
  await expect(inDrawer).toBeInViewport();
});

test('E05 a partner does not learn where its visitor comes from', { tag: '@long' }, async ({
  page,
  context,
  signIn,
  flight,
}) => {
  flight.allowOrigin('https://energetika.example.si');
  const asked: { url: string; headers: Record<string, string> }[] = [];
  await context.route('https://energetika.example.si/**', async (route) => {
    asked.push({ url: route.request().url(), headers: await route.request().allHeaders() });
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="sl"><title>Energetika</title><div id="portal"><p>Energetika</p></div></html>',
    });
  });
  await signIn();
  await page.goto('/odprte-postavke');
  const link = page.getByRole('contentinfo').getByRole('link', { name: partnerName });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const opened = context.waitForEvent('page');
  await link.click();
  const partner = await opened;
  await expect(partner.getByText('Energetika')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual(['https://energetika.example.si/']);
  expect(asked[0]?.headers).not.toHaveProperty('referer');
  expect(await partner.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('one build serves another product under its own name, mark, partners and accent', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  await mountWith(context, {
    'data-product': 'hisa',
    'data-name': 'Moja hiša',
    'data-logo': '/partner-krosnja.svg',
    'data-partner2-name': 'Gaj',
    'data-partner2-url': 'https://gaj.example.si/',
    'data-partner2-logo': 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    'data-accent-light': '#7a1f5c',
    'data-accent-dark': '#f0a6d2',
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/prijava');
  await expect(page).toHaveTitle('Prijava – Moja hiša');
  const button = page.getByRole('button', { name: 'Prijava', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveCSS('background-color', 'rgb(240, 166, 210)');

  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  const home = page.getByRole('link', { name: 'Moja hiša, Na začetno stran' });
  await expect(home.locator('img')).toHaveAttribute('src', '/partner-krosnja.svg');
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveAccessibleName(
    'Spletna stran podjetja Gaj (odpre se v novem zavihku)',
  );
  const products = flight.record.requests.flatMap(
    ({ url }) => /\/api\/(\w+)-user\//.exec(url)?.[1] ?? [],
  );
  expect(new Set(products)).toEqual(new Set(['hisa']));
});

test('a portal without partners has no empty frame for them', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await mountWith(context, { 'data-product': 'portal', 'data-name': 'Portal' });
  await page.goto('/obrazci');
  await expect(page.getByRole('contentinfo')).toContainText('Vse pravice pridržane');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(0);
});

test('a wrong configuration is shown to the visitor, and in full to the integrator', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  flight.expectError(/The portal can ?not start/);
  await mountWith(context, {
    'data-product': 'Portal!',
    'data-name': 'Portal',
    'data-partner1-name': 'Gaj',
    'data-accent-light': '#e07b00',
    'data-accent-dark': '#f0a6d2',
  });
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Portal trenutno ni pravilno nastavljen.',
  );
  await expect(page.locator('#start-up')).toHaveCount(0);
  await page.getByText('Podrobnosti za skrbnika portala').click();
  const problems = await page.getByRole('listitem').allTextContents();
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'data-product',
    'data-partner1-url',
    'data-partner1-logo',
    'data-accent-light',
  ]);
  expect(problems.at(-1)).toContain('has a contrast of 2.71');
  const { message } = await thrown;
  for (const problem of problems) expect(message).toContain(problem);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});

test('a page without the mount element shows this message too', { tag: '@long' }, async ({
  page,
  context,
  flight,
}) => {
  flight.expectError(/no element with the id "portal"/);
  flight.exempt('I6', 'there is no mount element to be filled');
  await mountWith(context, null);
  await page.goto('/');
  await expect(page.getByText('Portal trenutno ni pravilno nastavljen.')).toBeVisible();
  await expect(page.locator('#start-up')).toHaveCount(0);
});

test('the footer has the texts of the specification and links to home', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/odprte-postavke');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} · Vse pravice pridržane`);
  await footer.getByRole('link', { name: 'Portal stanovalca' }).click();
  await expect(page).toHaveURL('/');
});

test('G10 the next render after midnight of New Year shows the new year', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-12-31T23:59:30+01:00') });
  await page.goto('/obrazci');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026');
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Skrči meni' }).click();
  await expect(footer).toContainText('© 2027 · Vse pravice pridržane');
});
