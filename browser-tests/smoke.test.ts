import { expect } from '@playwright/test';
import { DEMO_LOGINS } from '../mocks/seed';
import { expectNoAxeViolations } from './helpers/accessibility';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { jwt, type Login, logIn, seedSession } from './helpers/session';

test('a visitor is shown the login page, and it is accessible', async ({ page }) => {
  await page.goto('/odprte-postavke');
  await expect(page).toHaveURL(/\/prijava/);
  await expect(page.getByRole('button', { name: 'Prijava', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a demo user logs in, and a reload keeps the session', async ({ page }) => {
  await logIn(page, ana());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a token that the server refuses ends the session', async ({ page, context, baseURL }) => {
  const token = jwt(Date.now() / 1000 + 3600);
  const user = { name: 'Ana', lastname: 'Zupančič', email: ana().email };
  await seedSession(context, baseURL ?? '', { token, user });
  const refused = await api(page, '/allowed_pages', { status: 401, body: { detail: 'refused' } });
  await page.goto('/');
  await expect(page).toHaveURL(/\/prijava/);
  expect(refused.length).toBe(1);
});

function ana(): Login {
  const [first] = DEMO_LOGINS;
  if (first === undefined) throw new Error('The demo world has no login.');
  return first;
}
