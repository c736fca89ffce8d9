import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { actingLink } from './acting';
import { expectActingAsRok, expectRefused, rok } from './login-as-user';

// A new link for Rok ends the previous one: one test at a time.
test.describe.configure({ mode: 'default' });

for (const [what, answer, message] of [
  ['is cut off', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
  ['answers 503', { status: 503, body: {} }, 'Pri prijavi je prišlo do napake'],
  ['answers 429', { status: 429, body: {} }, 'Preveč poskusov.'],
] as const) {
  test(`F08 an exchange that ${what} stays, and is sent again only on request`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.clock.install();
    const sent = await api(page, '/login_as_user', { ...answer, delay: 500, times: 2 });
    await page.goto(await actingLink(request, rok));
    await expect(page.getByRole('alert')).toContainText(message);
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);
    await expect(page).toHaveURL('/login-as-user/povezava');
    const again = page.getByRole('button', { name: 'Poskusi znova' });
    await again.dblclick();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(sent).toHaveLength(2);
    await again.click();
    await expectActingAsRok(page);
  });
}

test('E01 K3 a token that was sent is not kept, not even for a reload', {
  tag: '@long',
}, async ({ page, request }) => {
  const sent = await api(page, '/login_as_user', { status: 503, body: {} });
  await page.goto(await actingLink(request, rok));
  await expect(page.getByRole('alert')).toContainText('Pri prijavi je prišlo do napake');
  expect(await page.evaluate(() => history.state)).not.toHaveProperty('portalLinkToken');
  await page.reload();
  await expectRefused(page);
  expect(sent).toHaveLength(1);
});

test('an exchange that staff leave is aborted', { tag: '@long' }, async ({ page, request }) => {
  await api(page, '/login_as_user', { hang: true });
  const ended = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/login_as_user'));
  await page.goto(await actingLink(request, rok));
  await expect(page.getByRole('status').getByText('Prijava v teku …')).toBeVisible();
  await page.getByRole('link', { name: /Na začetno stran/ }).click();
  await ended;
  await expectLoggedOut(page);
});

test('a link back to login is shown, and Back does not return to the staff link', {
  tag: '@long',
}, async ({ page, request }) => {
  await api(page, '/login_as_user', { abort: true });
  await page.goto('/ni-najdeno');
  await page.goto(await actingLink(request, rok));
  const back = page.getByRole('link', { name: 'Nazaj na prijavo' });
  await expect(back).toBeVisible();
  await expectNoAxeViolations(page);
  await back.click();
  await expectLoggedOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/ni-najdeno');
});
