/** A form in steps (`pages.md` P24). */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import {
  correct,
  expectStep,
  file,
  fillDamage,
  form,
  goTo,
  next,
  openForm,
  stepTitle,
} from '../helpers/screens/forms';

test('a form in steps: each is checked, Back and the steps lead back, and the review shows what is sent', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn();
  await openForm(page, 'prijava_skode');
  const steps = page.getByRole('navigation', { name: 'Koraki vloge' });
  await expect(steps.getByRole('listitem')).toHaveText([/Podatki/, /Priloge/, /Pregled/]);
  await expect(steps.locator('[aria-current="step"]')).toContainText('Podatki');
  await next(page).click();
  await expect(form(page).getByLabel('Datum in ura nastanka')).toBeFocused();
  await fillDamage(page);
  await goTo(page, 'files');
  await expect(stepTitle(page)).toBeFocused();
  await form(page).getByLabel('Fotografije').setInputFiles(file('strop.jpg'));
  await goTo(page, 'review');
  await expect(stepTitle(page)).toBeFocused();
  for (const said of ['20.11.2026, 22:30', 'V kopalnici teče voda.', '041 123 456', 'strop.jpg']) {
    await expect(form(page).getByRole('definition').getByText(said)).toBeVisible();
  }
  await page.goBack();
  await expectStep(page, 'files');
  await expect(form(page).getByText('strop.jpg', { exact: true })).toBeVisible();
  await page.goBack();
  await expectStep(page, 'data');
  await expect(form(page).getByLabel('Opis')).toHaveValue('V kopalnici teče voda.');
  await page.goForward();
  await page.goForward();
  await expectStep(page, 'review');
  await steps.getByRole('button', { name: /Podatki/ }).press('Enter');
  await expectStep(page, 'data');
  await expect(stepTitle(page)).toBeFocused();
  await goTo(page, 'review');
  await correct(page, 'files');
  await page.reload();
  await expectStep(page, 'files');
  await expect(page.getByText('Priloge se ob osvežitvi strani ne ohranijo.')).toBeVisible();
  expect(flight.record.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
