import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { field, fillRegistration, registerButton } from '../helpers/screens/registration';

test.describe('the cases of pages.md section 3 at the real backend', () => {
  for (const [what, changes, label, message] of [
    [
      'a wrong bill password',
      { 'Geslo iz položnice': 'AAAA-AAAA' },
      'Geslo iz položnice',
      'Neveljavno geslo iz položnice',
    ],
    [
      'an unknown payer code',
      { 'Šifra plačnika': '999999' },
      'Šifra plačnika',
      'Šifra plačnika za izbranega upravnika ne obstaja',
    ],
  ] as const) {
    test(what, { tag: '@long' }, async ({ page }) => {
      await fillRegistration(page, { ...changes, 'E-poštni naslov': `${what.length}@example.si` });
      await registerButton(page).click();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    });
  }
});

test('Decided 2 a payer code may have letters, so the keyboard of a phone has them too', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/registracija');
  await expect(field(page, 'Šifra plačnika')).toBeVisible();
  await expect(field(page, 'Šifra plačnika')).not.toHaveAttribute('inputmode');
});

test('E22, W03 fields have autocomplete, and a long password is sent as typed', {
  tag: '@long',
}, async ({ page }) => {
  const password = `A1 ${'č'.repeat(61)} `;
  await fillRegistration(page, { Geslo: password, 'Ponovite geslo': password });
  const autocomplete = {
    Ime: 'given-name',
    Priimek: 'family-name',
    'E-poštni naslov': 'email',
    Geslo: 'new-password',
    'Ponovite geslo': 'new-password',
  };
  for (const [label, value] of Object.entries(autocomplete)) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', value);
  }
  const posts = await api(page, '/register', { status: 500, body: '' });
  await registerButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(posts[0]?.postDataJSON()).toEqual({
    manager: 'zelenigaj',
    code_payer: '120555',
    bill_password: 'K7M4-2QXA',
    firstname: 'Maja',
    lastname: 'Kos',
    email: 'maja.kos@example.si',
    password,
    captcha: expect.any(String),
    terms: true,
  });
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(kept).not.toContain('čččč');
});

test('spaces that a bill prints in a code are not sent', { tag: '@long' }, async ({ page }) => {
  await fillRegistration(page, { 'Šifra plačnika': ' 120 555 ' });
  const posts = await api(page, '/register', { status: 500, body: '' });
  await registerButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(posts[0]?.postDataJSON()).toMatchObject({ code_payer: '120555' });
});
