/** The manager's office hours on the contact card. */
import { expect, type Page } from '@playwright/test';
import { withoutServerDay } from '../helpers/answers/clock';
import { test } from '../helpers/portal';

const card = (page: Page) => page.getByRole('region', { name: 'Vaš upravnik' });

test('the office is open or closed on the day of the server', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  // By the clock of the device a Monday; the day of the demo is a Saturday.
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+01:00'));
  await signIn();
  await page.goto('/');
  await expect(card(page)).toContainText('Zaprto, v ponedeljek od 08:00');
});

test('the hours change with the clock while the page is open', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T14:58:00+01:00') });
  await withoutServerDay(page);
  await signIn();
  await page.goto('/');
  await expect(card(page)).toContainText('Danes do 15:00');
  await page.clock.fastForward(3 * 60_000);
  await expect(card(page)).toContainText('Zaprto, jutri od 08:00');
});
