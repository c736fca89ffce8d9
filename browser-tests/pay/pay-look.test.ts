import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { beginPrint } from '../helpers/look/print';
import { test } from '../helpers/portal';
import { expectBlackOnWhite, nextPayment, openPayDialog, row } from '../helpers/screens/pay';
import { readQr } from '../helpers/screens/read-qr';

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const width of [320, 1280]) {
  test(`axe finds nothing in the dialog at ${width} px, in both themes`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openPayDialog(page);
    await nextPayment(dialog);
    await expect(row(dialog, 'Znesek')).toContainText('37.44');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  });
}

test('the dialog at 320 × 256 px scrolls inside, and every target has 44 px', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = await openPayDialog(page);
  const inside = await dialog.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      sideways: scrollWidth - clientWidth,
      scrolls: scrollHeight > clientHeight,
      fits: clientHeight <= innerHeight,
    }),
  );
  expect(inside).toEqual({ sideways: 0, scrolls: true, fits: true });
  for (const target of await dialog.locator('button, label').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await dialog.getByRole('button', { name: 'Kopiraj Rok plačila' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Kopiraj Rok plačila' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Zapri', exact: true })).toBeInViewport();
});

test('W06 nothing is cut off or covered at 200 % text on a narrow phone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openPayDialog(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '28'));
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const value = row(dialog, 'IBAN').locator('span').first();
  const button = dialog.getByRole('button', { name: 'Kopiraj IBAN' });
  const [left, right] = await Promise.all([value.boundingBox(), button.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('W24 the code stays black on white in forced colours', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const dialog = await openPayDialog(page);
  const code = dialog.getByRole('img');
  await expectBlackOnWhite(code);
  const [read] = await readQr(await code.screenshot());
  expect(read?.text).toContain('00000024940');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});

test('a print has the data and the code of 36 mm, and nothing of the page', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openPayDialog(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toHaveCSS('color', 'rgb(23, 33, 31)');
  const millimetres = (((await dialog.getByRole('img').boundingBox())?.width ?? 0) / 96) * 25.4;
  expect(millimetres).toBeCloseTo(35.98, 1);
  await expect(row(dialog, 'IBAN')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Pozdravljeni, Ana!')).toBeHidden();
  await expect(page.getByText('254.94')).toBeHidden();
});

test('a print of several payments has the code and data of each, in their order', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openPayDialog(page);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await beginPrint(page);
  await expect(dialog.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText([
    /^1 od 2: Redni obračun 249\.40/,
    /^2 od 2: Rezervni sklad 37\.44/,
  ]);
  const codes = dialog.getByRole('img').filter({ visible: true });
  await expect(codes).toHaveCount(2);
  const amounts = [];
  for (const code of await codes.all()) {
    const [read] = await readQr(await code.screenshot());
    amounts.push(read?.text.match(/\n(\d{11})\n/)?.[1]);
  }
  expect(amounts).toEqual(['00000024940', '00000003744']);
});
