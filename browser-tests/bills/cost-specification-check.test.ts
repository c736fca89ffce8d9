import { expect } from '@playwright/test';
import { euro, head, line, overchargedBill, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a line with a wrong amount is open and says by how much it differs', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/cost_specification/0137014', { body: overchargedBill() });
  await page.goto(PATH);
  const answer = page.locator('.bill-check');
  await expect(answer).toContainText('1 postavka se ne ujema z našim preračunom.');
  await expect(answer).toContainText(`Po našem preračunu je obračun ${euro('217.50')}.`);
  const faults = answer.getByRole('list').first().getByRole('listitem');
  await expect(faults).toHaveText([`Upravljanje: ${euro('12.20')} preveč`]);
  const wrong = head(page, 'Upravljanje');
  await expect(wrong).toHaveAttribute('aria-expanded', 'true');
  await expect(wrong).toContainText('Se ne ujema');
  await expect(line(page, 'Upravljanje')).toContainText(`${euro('12.20')} preveč`);
  await expect(page.getByRole('main').locator('h3 > button[aria-expanded="true"]')).toHaveCount(1);
  await expect(page.locator('.cost-line .check-mark')).toHaveCount(1);
});
