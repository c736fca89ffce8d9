import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { ana } from '../helpers/session/demo';
import { sendLogin } from '../helpers/session/session';

const targets = [
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  'https:evil.example',
  'javascript:document.title="evil"',
  '/a/..//evil.example',
];
const names = ['next', 'redirect', 'returnUrl', 'from'];

/** Each target is in four parameters, in the fragment and in the router's state at once. */
for (const target of targets) {
  test(`A23 no login leads to ${target}`, { tag: '@long' }, async ({ page, baseURL }) => {
    await page.addInitScript((to) => {
      if (location.pathname === '/prijava') {
        history.replaceState({ usr: { from: to, next: to }, from: to, key: 'default' }, '');
      }
    }, target);
    const query = new URLSearchParams(names.map((name) => [name, target]));
    await page.goto(`/prijava?${query}#${target}`);
    // A history entry with a state belongs to the portal: a cover blocks the static page until the portal has loaded.
    await expect(page.locator('#start-up')).toHaveCount(0);
    await sendLogin(page, ana);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
    await expect(page).toHaveTitle('Hiter pregled – Portal stanovalca');
    expect(page.url()).toBe(`${baseURL}/`);
  });
}

test('A23 an address that looks like another site is not found, before login and after', {
  tag: '@long',
}, async ({ page, baseURL, signIn }) => {
  const addresses = [
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    '/a/..//evil.example',
  ];
  for (const visitor of [true, false]) {
    if (!visitor) await signIn();
    for (const address of addresses) {
      await page.goto(`${baseURL}${address}`);
      await expect(page).toHaveURL(/\/ni-najdeno$/);
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
    await page.goto('about:blank');
  }
});
