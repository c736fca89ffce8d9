/** A payment is announced and taken back (`pages.md` P4): the debt stays, the state is shown on both pages. */
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { euro } from '../helpers/screens/list-page';
import { ownWorld } from '../helpers/session/own-world';

test('P4 a payment is announced by keyboard, shown in both lists, and taken back; the sum stays, and is split otherwise', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await ownWorld(context, baseURL);
  await page.goto('/odprte-postavke');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  const announced = main.getByText('Najavljeno', { exact: true });
  await expect(main.getByText('Plačila evidentirana do 19.11.2026')).toBeVisible();
  await expect(announced).toHaveCount(1);
  const answer = await main.locator('.answer').innerText();
  expect(answer).toContain(
    `${euro('217.50')} plačajte do 30.11.2026; ${euro('37.44')} je že najavljeno.`,
  );
  const row = main.locator('details', { hasText: '10/2026' }).filter({ hasText: 'Redni' });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Plačaj' }).click();
  await expect(dialog.getByText('Ne plačajte še enkrat')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Najavi plačilo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Plačilo je najavljeno: 26100314 (21.11.2026).')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Prekliči najavo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(announced).toHaveCount(2);
  const sentence = await main.locator('.answer').innerText();
  expect(sentence).toContain('286.84');
  expect(sentence).toContain(`zapadlo; ${euro('254.94')} je že najavljeno.`);

  await page.goto('/moje-obveznosti');
  await expect(announced).toHaveCount(2);
  await expect(main.getByText('Plačilo ni prispelo')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Skupaj odprto' })).toContainText('286.84');
  const pay = main.getByRole('button', { name: /^Plačaj: Redni obračun 10\/2026, Uprav/ });
  await expect(pay).toHaveCount(0);
  await main.getByRole('button', { name: /^Podatki za plačilo: Redni obračun 10.*Uprav/ }).click();
  await dialog.getByRole('button', { name: 'Prekliči najavo' }).click();
  await expect(dialog.getByRole('button', { name: 'Najavi plačilo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(announced).toHaveCount(1);
  await expect(pay).toBeFocused();
  // The session is with another payer code.
  await main.getByRole('button', { name: /^Plačaj: Redni obračun 10\/2026, Stan/ }).click();
  await expect(dialog.getByText('13245').or(dialog.getByText('132.45')).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(Najavi|Prekliči najavo)/ })).toHaveCount(0);
  const scrolls = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
});

test('P4 an announcement that fails is reported, and what the server knows is shown', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/odprte-postavke');
  await page.getByRole('button', { name: 'Plačaj vse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  await expect(dialog.getByText('Plačilo je najavljeno: 26100315 (20.11.2026).')).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await api(page, '/v2/payment_announcement', { status: 409, body: { razlog: 'poravnano' } });
  const again = page.waitForRequest(/open_items/);
  const button = dialog.getByRole('button', { name: 'Najavi plačilo' });
  await button.click();
  await again;
  await expect(dialog.locator('.Toastify__toast')).toContainText('Plačilo ni bilo najavljeno');
  await expect(button).toBeEnabled();
  expect(sent).toContainEqual({ id_postavke: '26090314' });
  expect(sent).not.toContainEqual({ id_postavke: '26100315' });
});

test('home does not ask again for an overdue amount whose payment is announced', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ownWorld(context, baseURL);
  await page.goto('/odprte-postavke');
  const row = page.getByRole('main').locator('details', { hasText: '09/2026' });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Plačaj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Najavi plačilo' }).click();
  await expect(page.getByText('Plačilo je najavljeno: 26090314 (21.11.2026).')).toBeVisible();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText(
    'Plačilo zapadlih 31.90\u00A0€ je najavljeno. Ne plačajte še enkrat.',
  );
  await expect(card).not.toContainText('Imate zapadle obveznosti');
});

test('what was announced in the dialog is taken back, and what was announced before stays', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto('/odprte-postavke');
  await page.getByRole('button', { name: 'Plačaj vse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  const leftOut = dialog.getByText(
    'najavljeno: 26100315 (20.11.2026). V spodnji znesek ni všteto.',
  );
  await expect(leftOut).toBeVisible();
  await dialog.getByRole('button', { name: 'Najavi plačilo' }).click();
  await expect(dialog.getByText(/najavljeno: 26090314 \(21.11.2026\), 26100314/)).toBeVisible();
  await expect(leftOut).toBeVisible();
  await expect(dialog).not.toContainText('37.44');
  await dialog.getByRole('button', { name: 'Prekliči najavo' }).click();
  await expect(dialog.getByRole('button', { name: 'Najavi plačilo' })).toBeFocused();
  await expect(leftOut).toBeVisible();
});

for (const width of [1280, 375]) {
  test(`the dialog of a list of bills stays when its bills are announced at ${width} px, and gives the focus back`, {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await ownWorld(context, baseURL);
    await page.goto('/redni-obracun');
    const act = page.locator('.answer-bar').getByRole('button');
    await expect(act).toHaveText('Plačaj');
    await act.click();
    const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
    await dialog.getByRole('button', { name: 'Najavi plačilo' }).click();
    await expect(dialog.getByRole('button', { name: 'Prekliči najavo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(act).toHaveText('Podatki');
    await expect(act).toBeFocused();
    await page.reload();
    // A badge on a phone, a part of the sentence elsewhere.
    await expect(page.locator('.answer-bar').getByText(/najavljen/i)).toBeVisible();
    await expect(act).toHaveCount(0);
  });
}
