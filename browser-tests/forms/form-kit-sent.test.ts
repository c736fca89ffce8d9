import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { test } from '../helpers/portal';
import { button, field, fillIn, summary } from './open-form-kit';

let kit: BuiltKit;

test.beforeAll(async () => {
  kit = await buildKit('forms/form-kit');
});

test('the form is sent as it was typed', { tag: '@long' }, async ({ page }) => {
  await openKit(page, kit);
  const posts = await api(page, /form-kit\/send/, { status: 200, body: {} });
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Oddano: 1')).toBeVisible();
  expect(posts[0]?.postDataJSON()).toEqual({
    naziv: 'Dom',
    naslov: 'ana@example.si',
    stran: '',
    osebe: '3',
    stanje: '412,5',
    dan: '2026-11-20',
    enota: 'garaža',
    ulica: 'ulica 3',
    geslo: 'Javorjeva12',
    ponovi: 'Javorjeva12',
    priloge: ['račun.pdf'],
    izjava: true,
  });
});

test('F09 button, Enter and button again send one request', { tag: '@long' }, async ({ page }) => {
  await openKit(page, kit);
  const posts = await api(page, /form-kit\/send/, { status: 200, body: {}, delay: 3_000 });
  await fillIn(page);
  await button(page).dblclick();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Naziv').press('Enter');
  // By force: Playwright would wait until the button is no longer busy.
  await button(page).click({ force: true });
  await expect(page.getByText('Oddano: 1')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  expect(posts).toHaveLength(1);
});

test('F10 a refusal of a field is shown until the field changes; typed values stay, passwords do not', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.expectError(/422/);
  await openKit(page, kit);
  const refusal = { message: 'Naslov je zaseden', field: 'naslov' };
  const posts = await api(page, /form-kit\/send/, { status: 422, body: refusal });
  await fillIn(page);
  await button(page).click();
  await expect(field(page, 'Naslov')).toBeFocused();
  await expect(field(page, 'Naslov')).toHaveAccessibleDescription('Naslov je zaseden');
  await expect(field(page, 'Naslov')).toHaveValue('ana@example.si');
  await expect(field(page, 'Stanje')).toHaveValue('412,5');
  await expect(page.getByText('račun.pdf', { exact: true })).toBeVisible();
  await expect(field(page, 'Geslo')).toHaveValue('');
  await expect(field(page, 'Ponovite geslo')).toHaveValue('');
  await expect(summary(page).getByRole('link')).toHaveText(['Naslov je zaseden']);

  await page.keyboard.press('Tab');
  await expect(field(page, 'Naslov')).toHaveAccessibleDescription('Naslov je zaseden');
  await field(page, 'Naslov').fill('eva@example.si');
  await field(page, 'Naslov').blur();
  await expect(field(page, 'Naslov')).not.toHaveAttribute('aria-invalid');
  expect(posts).toHaveLength(1);
});

test('F10 a refusal of the entire form gets the focus and disappears with the next try', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.expectError(/500/);
  await openKit(page, kit);
  await api(page, /form-kit\/send/, { status: 500, body: '<html></html>', times: 1 });
  await fillIn(page);
  await button(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Ni uspelo' });
  await expect(failure).toBeFocused();
  await api(page, /form-kit\/send/, { status: 200, body: {} });
  await field(page, 'Geslo').fill('Javorjeva12');
  await field(page, 'Ponovite geslo').fill('Javorjeva12');
  await button(page).click();
  await expect(page.getByText('Oddano: 1')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a click hits its target although leaving a field moves the page', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  await field(page, 'Ponovite geslo').fill('Javor');
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  const box = await page.getByRole('checkbox').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Polje Ponovite geslo se ne ujema')).toBeVisible();
});
