import { expect } from '@playwright/test';
import { rescueText } from '../../src/text/shell/rescue';
import { entryScripts, holdScript, loseScripts, lostFileLine } from '../helpers/answers/lost-files';
import { pageLoads } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

test('H05 an entry script that is missing: one reload, then a message and a button in place of the spinner', async ({
  page,
  flight,
  request,
  signIn,
}) => {
  flight.expectError(lostFileLine);
  const [entry] = await entryScripts(request);
  await signIn();
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.goto('/odprte-postavke');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(rescueText.hint);
  await expect(page.getByRole('heading', { level: 1, name: rescueText.title })).toBeFocused();
  await expect(page.locator('#start-up')).toHaveCount(0);
  expect(pageLoads(flight.record.requests)).toHaveLength(2);
  await page.unrouteAll();
  await panel.getByRole('button', { name: rescueText.retry }).click();
  await expect(page.getByText('26090314').first()).toBeVisible();
  await expect(page).toHaveURL('/odprte-postavke');
});

test('H05 an entry script without an answer is reported within 10 s; when it loads after all, the portal starts', {
  tag: '@long',
}, async ({ page, request, signIn }) => {
  const [entry] = await entryScripts(request);
  await signIn();
  await page.clock.install();
  const letThrough = await holdScript(page, entry);
  await page.goto('/odprte-postavke', { waitUntil: 'commit' });
  await expect(page.locator('#start-up > span')).toBeVisible();
  await page.clock.runFor(10_000);
  const panel = page.getByRole('alert').filter({ hasText: rescueText.title });
  await expect(panel.getByRole('button', { name: rescueText.retry })).toBeVisible();
  await expect(page.locator('#start-up > span')).toHaveCount(0);
  letThrough();
  await page.clock.resume();
  await expect(page.getByText('26090314').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/odprte-postavke');
});
