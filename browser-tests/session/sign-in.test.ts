/** What the other tests rely on in `signIn`. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

test('a seeded session is stored once, by the first tab that opens, and leaves nothing else', {
  tag: '@long',
}, async ({ context, signIn }) => {
  const token = await signIn();
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.getByText('286.84').first()).toBeVisible();
  expect(await tab.evaluate(() => localStorage.JWT)).toBe(token);
  expect(await context.cookies()).toEqual([]);

  await tab.evaluate(() => localStorage.clear());
  await tab.reload();
  await expect(tab).toHaveURL('/prijava');
  expect(await tab.evaluate(() => localStorage.JWT)).toBeUndefined();
});
