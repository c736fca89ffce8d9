/** The headlines on home lead to the message itself. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { badge, message } from '../helpers/screens/feed';
import { ownWorld } from '../helpers/session/own-world';

test('a headline on home opens its notification: in view, focused and read', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Neprebrana obvestila' });
  const headline = card.getByRole('link', { name: /^Neprebrano: Nov obračun/ });
  expect((await headline.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await headline.click();
  await expect(page).toHaveURL('/obvestila#obvestilo-30112');
  const opened = message(page, /Nov obračun/);
  await expect(opened).toContainText('Rok plačila je 30. november 2026.');
  await expect(opened.getByRole('button', { expanded: true })).toBeFocused();
  await expect(opened.getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Imate 1 neprebrano obvestilo.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a headline to a notification below the first screen stays there, also when a busy browser paints late', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 390, height: 320 });
  await page.addInitScript(() => {
    const inTime = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => window.setTimeout(() => inTime(callback), 300);
  });
  // Loaded before: the list is rendered right after the heading.
  await page.goto('/obvestila');
  await expect(message(page, /Nov obračun/)).toBeVisible();
  await page
    .getByRole('link', { name: /Na začetno stran/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Neprebrano: Nov obračun/ }).click();
  const opened = message(page, /Nov obračun/);
  await expect(opened.getByRole('button', { expanded: true })).toBeFocused();
  // Longer than the late frame and a smooth scroll.
  await page.waitForTimeout(1_500);
  await expect(opened.getByRole('button', { expanded: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(opened.getByRole('heading')).toBeInViewport();
});

test('a headline on home opens its post', { tag: '@long' }, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Oglasna deska' })
    .getByRole('link', { name: /Prekinitev dobave tople vode/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/oglasna-deska#objava-\d+$/);
  const opened = message(page, /Prekinitev dobave/).getByRole('button', { expanded: true });
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await expect(badge(page, 'Oglasna deska, 1 neprebrana')).toBeVisible();
});

test('a headline on home opens its decision', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Odločanje lastnikov' })
    .getByRole('link', { name: /^Višji prispevek v rezervni sklad/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Višji prispevek v rezervni sklad',
  );
});
