/** The words that the test by hand on a phone expects (`docs/accessibility.md`) are those of the pages. */
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { test } from '../helpers/portal';

const steps = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');

/** The words of a step, in their order. */
function expectedIn(step: number): string[] {
  const [, cell = ''] = new RegExp(`^\\| ${step} \\|[^|]+\\| (.+) \\|$`, 'm').exec(steps) ?? [];
  return cell.split(' · ').map((words) => words.replace(/ \((heading|button)\)$/, ''));
}

/** The names of links, buttons, headings and fields, as a screen reader meets them. */
async function namesIn(place: Locator): Promise<string[]> {
  const tree = await place.ariaSnapshot();
  return [...tree.matchAll(/- '?(?:link|button|heading|textbox) "([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}

test.use({ viewport: { width: 390, height: 844 } });

test('the steps by hand name what is read on login and in the top bar of a phone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.goto('/prijava');
  const login = expectedIn(1);
  await expect(page.getByRole('button', { name: 'Prikaži geslo' })).toBeVisible();
  const names = [
    ...(await namesIn(page.getByRole('banner'))),
    ...(await namesIn(page.getByRole('main'))),
  ];
  const lead = 'Dostop do podatkov o vaših enotah';
  expect(login).toContain(lead);
  expect(names.slice(0, login.length - 1)).toEqual(login.filter((words) => words !== lead));
  await signIn();
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /Stanovanje 14/ })).toBeVisible();
  await expect(async () => expect(await namesIn(banner)).toEqual(expectedIn(5))).toPass();
});
