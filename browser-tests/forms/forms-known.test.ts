/** `/obrazci` (`pages.md` P24): fields for a bill and its line, which the portal offers as lists. */
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { form, goTo, openForm } from '../helpers/screens/forms';
import { choose } from '../helpers/screens/select';

const complaint = '&enota=0137014';

test('a line is chosen after its bill; another bill empties it, and several lines stay together', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const answer = await holdRequests(page, /v2\/cost_specification/);
  await openForm(page, 'reklamacija_obracuna', complaint);
  const bill = form(page).getByRole('combobox', { name: 'Obračun' });
  const line = form(page).getByRole('combobox', { name: 'Postavka' });
  await line.click();
  await expect(page.getByText('Najprej izberite obračun.')).toBeVisible();
  await bill.click();
  await page.getByRole('option', { name: /^10\/2026/ }).click();
  await line.click();
  await expect(page.getByText('Seznam se nalaga.')).toBeVisible();
  answer();
  await expect(line).toHaveAttribute('placeholder', 'Izberite');
  await expect(line).toBeFocused();
  await line.click();
  await page.getByRole('option', { name: 'Upravljanje' }).click();
  await expect(line).toHaveValue('Upravljanje');
  await bill.click();
  await page.getByRole('option', { name: /^09\/2026/ }).click();
  await expect(line).toHaveText('Izberite');

  const both = 'Upravljanje; Vzdrževanje dvigala';
  await openForm(
    page,
    'reklamacija_obracuna',
    `${complaint}&obracun=26100314&postavka=${encodeURIComponent(both)}`,
  );
  await expect(line).toHaveValue(both);
});

test('the bill of one unit does not stay for another whose list is known already', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'reklamacija_obracuna', complaint);
  const bill = form(page).getByLabel('Obračun').first();
  // A long list and a unit without bills have a text field, a short list a button.
  const shown = () =>
    bill.evaluate((place) => (place instanceof HTMLInputElement ? place.value : place.textContent));
  const empty = /^(|Izberite)$/;
  const chooseBill = async (name: RegExp) => {
    await bill.click();
    await page.getByRole('option', { name }).first().click();
    await expect.poll(shown).toMatch(name);
  };
  await chooseBill(/^10\/2026/);
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await expect.poll(shown).toMatch(empty);
  await choose(page, 'Enota', 'Javorjeva ulica 12 - 2 - 3 (14)');
  await expect.poll(shown).toMatch(empty);
  await chooseBill(/^09\/2026/);
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await expect.poll(shown).toMatch(empty);
});

test('a field in which the user is stays what it is when its list has loaded', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const answer = await holdRequests(page, /v2\/regular_billing/);
  await openForm(page, 'reklamacija_obracuna', complaint);
  const bill = form(page).getByLabel('Obračun');
  await bill.focus();
  const answered = page.waitForResponse(/v2\/regular_billing/);
  answer();
  await (await answered).finished();
  await page.keyboard.type('oktobrski');
  await expect(bill).toBeFocused();
  await expect(bill).toHaveValue('oktobrski');
  await page.keyboard.press('Tab');
  await expect(bill).toHaveValue('oktobrski');
  await bill.fill('');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('combobox', { name: 'Obračun' })).toBeVisible();
});

test('without its list a field is typed', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  await api(page, 'v2/regular_billing', { status: 500, body: {} });
  await openForm(page, 'reklamacija_obracuna', complaint);
  await form(page).getByLabel('Obračun').fill('26100314');
  await form(page).getByLabel('Postavka').fill('Čiščenje');
  await form(page).getByLabel('Opis').fill('Zakaj toliko?');
  await goTo(page, 'review');
  await expect(form(page).getByText('26100314')).toBeVisible();
});
