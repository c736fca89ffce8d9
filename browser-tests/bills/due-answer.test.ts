/** Home shows what is due and by which date, in every payer context of the demo. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { euro } from '../helpers/screens/list-page';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { rok } from '../helpers/session/demo';

const answer = (page: Page) => page.getByRole('main').locator('.answer');

test('Ana sees what is due at each of her managers', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(answer(page)).toHaveText(
    `Za plačilo ${euro('286.84')}. Od tega je ${euro('31.90')} že zapadlo; ${euro('217.50')} plačajte do 30.11.2026; ${euro('37.44')} je že najavljeno.`,
  );
  await chooseManager(page, contexts.sameManager.manager);
  await expectContext(page, contexts.sameManager);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('Vse obveznosti so poravnane.')).toBeVisible();
  // The other payer code owes money, but this one has a single unit.
  await expect(page.getByText('Za druge enote')).toHaveCount(0);
  await chooseManager(page, contexts.otherManager.manager);
  await expectContext(page, contexts.otherManager);
  await page.goto('/odprte-postavke');
  await expect(answer(page)).toHaveText(
    `Za plačilo ${euro('190.75')}. Od tega ${euro('58.30')} plačajte do 25.11.2026, ${euro('132.45')} do 30.11.2026.`,
  );
});

test('Rok, whose payment is late, sees what is due', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/odprte-postavke');
  await expect(answer(page)).toHaveText(
    `Za plačilo ${euro('271.65')}. Od tega je ${euro('130.45')} že zapadlo; ${euro('141.20')} plačajte do 30.11.2026.`,
  );
});
