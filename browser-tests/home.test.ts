import { expect } from '@playwright/test';
import { api } from './helpers/faults';
import { test } from './helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('says what is to be paid, until when, and what is late', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  await expect(
    page.getByText('Izbrana enota: Javorjeva ulica 12 - 2 - 3 (14) · Lastnik/Uporabnik'),
  ).toBeVisible();
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText('286.84\u00A0€');
  await expect(card).toContainText('30.11.2026');
  await expect(card).toContainText('254.94');
  await expect(
    page.getByText(
      'Imate zapadle obveznosti v znesku 31.90\u00A0€. Prosimo, da jih poravnate čim prej.',
    ),
  ).toBeVisible();
});

test('a card that fails leaves the rest alone and can be asked for again', async ({ page }) => {
  await api(page, '/open_items', { status: 400, body: {}, times: 1 });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText('Podatkov ni bilo mogoče naložiti.');
  await card.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(card).toContainText('286.84');
});

test('without the page of open items there is no card, and nothing is asked', async ({ page }) => {
  await api(page, '/allowed_pages', { status: 200, body: [7] });
  const calls = await api(page, '/open_items', {});
  await page.goto('/');
  await expect(page.getByText('Trenutno ni podatkov za prikaz.')).toBeVisible();
  expect(calls).toEqual([]);
});
