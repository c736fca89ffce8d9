import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import {
  field,
  fillRegistration,
  maja,
  passBotCheck,
  registerButton,
} from '../helpers/screens/registration';

/** Label of the field, the server's error for it, and the portal's message (§8, pages.md P27). */
const atFields = [
  ['Upravnik', 'Manager data is missing', 'Manjkajo podatki upravitelja'],
  [
    'Šifra plačnika',
    'Code payer for this manager does not exist',
    'Šifra plačnika za izbranega upravnika ne obstaja',
  ],
  ['Šifra plačnika', 'User with this code exists', 'Uporabnik s to šifro plačnika že obstaja'],
  ['Geslo iz položnice', 'Invalid bill password', 'Neveljavno geslo iz položnice'],
  [
    'E-poštni naslov',
    'User with this email exists',
    'Uporabnik s tem e-poštnim naslovom že obstaja',
  ],
  ['Nisem robot', 'Invalid captcha', 'Neveljavna captcha'],
] as const;

const atTheForm = [
  [{ code: 1 }, 'Prejeti so bili neveljavni podatki'],
  [{ code: 2 }, 'Uporabnik ni povezan z upravnikom'],
  [{ code: 3 }, 'Geslo ni pravilno'],
  [{ code: 4 }, 'Ni najdeno'],
  [{ code: 5 }, 'Pri registraciji je prišlo do napake'],
  [{ code: 6 }, 'E-mail ali geslo ni pravilno'],
  [{ code: 7 }, 'Pri registraciji je prišlo do napake'],
  [{ code: '3' }, 'Pri registraciji je prišlo do napake'],
  [{}, 'Pri registraciji je prišlo do napake'],
  ['', 'Pri registraciji je prišlo do napake'],
  [{ error: 'Invalid data received' }, 'Prejeti so bili neveljavni podatki'],
  [{ error: 'User is not connected to manager' }, 'Uporabnik ni povezan z upravnikom'],
  [{ error: 'Forgotten password request expired' }, 'Zahteva za pozabljeno geslo je potekla'],
  [{ error: 'Unknown internal server error' }, 'Pri registraciji je prišlo do napake'],
  [{ error: '<img src=x onerror=alert(1)>' }, 'Prišlo je do napake'],
] as const;

test('F02, F10 every server error of a field is shown at that field; typed text stays', {
  tag: '@long',
}, async ({ page }) => {
  await fillRegistration(page);
  for (const [label, error, message] of atFields) {
    await page.unrouteAll();
    await api(page, '/register', { status: 422, body: { error } });
    await field(page, 'Geslo').fill(maja.Geslo);
    await field(page, 'Ponovite geslo').fill(maja.Geslo);
    await registerButton(page).click();
    const refused =
      label === 'Upravnik' ? page.getByRole('combobox', { name: label }) : field(page, label);
    await expect(refused, error).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(refused).toBeFocused();
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message)).toHaveCount(2);
    for (const kept of [
      'Ime',
      'E-poštni naslov',
      'Šifra plačnika',
      'Geslo iz položnice',
    ] as const) {
      await expect(field(page, kept)).toHaveValue(maja[kept]);
    }
    await expect(field(page, 'Geslo')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Upravnik' })).toHaveText(/Zeleni Gaj/);
    // Each try uses up a solution; the page solves the next task by itself.
    await expect(page.getByText(/^(Preverjeno|Nova naloga je rešena)/)).toBeVisible();
  }
});

test('F02 every other server error is shown above the form and gets the focus', {
  tag: '@long',
}, async ({ page }) => {
  await fillRegistration(page);
  for (const [body, message] of atTheForm) {
    await page.unrouteAll();
    await api(page, '/register', { status: body === '' ? 500 : 422, body });
    await field(page, 'Geslo').fill(maja.Geslo);
    await field(page, 'Ponovite geslo').fill(maja.Geslo);
    await registerButton(page).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure, JSON.stringify(body)).toHaveText(message);
    await expect(failure).toBeFocused();
  }
});

test('A24, F08 a rate limit and a broken connection show a message, and nothing is sent again', {
  tag: '@long',
}, async ({ page }) => {
  await fillRegistration(page);
  const failure = page.getByRole('main').getByRole('alert');
  for (const [answer, message] of [
    [{ status: 429, headers: { 'retry-after': '1' }, body: {} }, /^Preveč poskusov/],
    [{ abort: true }, /^Povezave s strežnikom ni bilo mogoče vzpostaviti/],
  ] as const) {
    await page.unrouteAll();
    const posts = await api(page, '/register', answer);
    await field(page, 'Geslo').fill(maja.Geslo);
    await field(page, 'Ponovite geslo').fill(maja.Geslo);
    await registerButton(page).click();
    await expect(failure).toHaveText(message);
    await page.waitForTimeout(1_500);
    expect(posts).toHaveLength(1);
    await expect(registerButton(page)).toHaveAttribute('aria-busy', 'false');
  }
});

test.describe('F16 the bot check', { tag: '@long' }, () => {
  test('a refused solution brings a new task, solved by itself; the form can be sent again', async ({
    page,
    flight,
  }) => {
    await fillRegistration(page);
    const posts = await api(page, '/register', {
      status: 422,
      body: { error: 'Invalid captcha' },
      times: 1,
    });
    await registerButton(page).click();
    await expect(page.getByText('Nova naloga je rešena. Pošljite znova.')).toBeVisible();
    await expect.poll(() => callsTo(flight.record.requests, '/captcha')).toHaveLength(2);
    await expect(field(page, 'Priimek')).toHaveValue('Kos');
    const again = await api(page, '/register', { status: 422, body: {} });
    await field(page, 'Geslo').fill(maja.Geslo);
    await field(page, 'Ponovite geslo').fill(maja.Geslo);
    await registerButton(page).click();
    await expect.poll(() => again.length).toBe(1);
    expect(again[0]?.postDataJSON().captcha).not.toBe(posts[0]?.postDataJSON().captcha);
    await expect(page.getByText('Neveljavna captcha')).toHaveCount(0);
  });

  test('a task that cannot be loaded shows a message and can be requested again', async ({
    page,
  }) => {
    await page.goto('/registracija');
    await api(page, '/captcha', { status: 500, body: '', times: 1 });
    await field(page, 'Ime').fill('Maja');
    await page.getByRole('checkbox', { name: 'Nisem robot' }).click();
    await expect(page.getByText('Preverjanja ni bilo mogoče opraviti.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Nisem robot' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Nova naloga' }).click();
    await expect(page.getByText('Preverjeno.')).toBeVisible();
    await expect(field(page, 'Ime')).toHaveValue('Maja');
  });

  test('a task that is never solved in time is requested again by its checkbox', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/registracija');
    await passBotCheck(page);
    await page.clock.runFor(9 * 60_000 + 1_000);
    await expect(page.getByText('Preverjanje je poteklo. Označite polje znova.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Nisem robot' })).not.toBeChecked();
    await passBotCheck(page);
  });

  test('a form that is sent while the check runs waits for it', async ({ page }) => {
    await fillRegistration(page);
    await api(page, '/captcha', { delay: 800 });
    const posts = await api(page, '/register', { status: 500, body: '' });
    const tick = page.getByRole('checkbox', { name: 'Nisem robot' });
    await tick.uncheck();
    await tick.check();
    await registerButton(page).click();
    await expect(registerButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]?.postDataJSON().captcha).toMatch(/^[\w+/]{100,}=*$/);
  });

  test('a form without the check is not sent', async ({ page }) => {
    await fillRegistration(page);
    const posts = await api(page, '/register', { status: 500, body: '' });
    await page.getByRole('checkbox', { name: 'Nisem robot' }).uncheck();
    await registerButton(page).click();
    await expect(field(page, 'Nisem robot')).toHaveAccessibleDescription(
      'Polje Varnostno preverjanje je obvezno',
    );
    await expect(field(page, 'Nisem robot')).toBeFocused();
    expect(posts).toEqual([]);
  });
});

test('the managers can be requested again, and typed text stays', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, 'auth/v1/managers', { status: 400, body: {}, times: 1 });
  await page.goto('/registracija');
  await field(page, 'Ime').fill('Maja');
  await page.getByRole('button', { name: 'Poskusi znova' }).press('Enter');
  const managers = page.getByRole('combobox', { name: 'Upravnik' });
  await expect(managers).toBeFocused();
  await managers.click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(field(page, 'Ime')).toHaveValue('Maja');
});
