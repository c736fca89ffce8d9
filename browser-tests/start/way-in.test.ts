import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { field, maja } from '../helpers/screens/registration';

/** Presses Tab until the focus is on `label`, as a user without a mouse does. */
async function tabTo(page: Page, label: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const labelledBy = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
      const words = [...labels, labelledBy ?? element].map((each) => each?.textContent ?? '');
      return words[0]?.trim() ?? '';
    });
    if (typeof label === 'string' ? name === label : label.test(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches "${String(label)}".`);
}

async function type(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
}

/** Expects all content to fit the screen at 320 px and 200 % text, without sideways scroll. */
async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

// Registers the one free payer of the demo world, so it can be run once for each start of the server.
test('registration, a forgotten password and login work by keyboard alone, at 320 px and 200 % text', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto('/prijava');
  await tabTo(page, 'Registracija');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/registracija');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFits(page);

  await expect(page.getByText('Izberite upravnika')).toBeVisible();
  await tabTo(page, 'Upravnik');
  await page.keyboard.press('Enter');
  // Keys that come before the list's library are kept only until the focus leaves.
  await expect(page.getByRole('listbox', { name: 'Upravnik' })).toBeVisible();
  await page.keyboard.type('Upr');
  await page.keyboard.press('Enter');
  await type(page, maja);
  await tabTo(page, 'Nisem robot');
  await page.keyboard.press('Space');
  await expect(page.getByText('Preverjeno.')).toBeVisible();
  await tabTo(page, /^Strinjam se/);
  await page.keyboard.press('Space');
  await expectFits(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prijava');
  await expect(page.getByText('Registracija je uspela. Zdaj se lahko prijavite.')).toBeVisible();
  await expectFits(page);

  await tabTo(page, 'Pozabljeno geslo?');
  await page.keyboard.press('Enter');
  await type(page, { 'E-poštni naslov': maja['E-poštni naslov'] });
  await tabTo(page, 'Nisem robot');
  await page.keyboard.press('Space');
  await expect(page.getByText('Preverjeno.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Če je e-poštni naslov registriran/)).toBeVisible();
  await expectFits(page);

  const mailbox = await request.get('/demo/mailbox.json');
  const messages: { to: string; link: string }[] = await mailbox.json();
  const mail = messages.find(
    ({ to, link }) => to === maja['E-poštni naslov'] && link.startsWith('/pozabljeno-geslo/'),
  );
  await page.goto(mail?.link ?? '');
  await expect(page).toHaveURL('/pozabljeno-geslo/povezava');
  await expectFits(page);
  await type(page, { 'Novo geslo': 'Javorjeva13', 'Ponovite novo geslo': 'Javorjeva13' });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Geslo je uspešno spremenjeno\./)).toBeVisible();

  await type(page, { 'E-poštni naslov': maja['E-poštni naslov'], Geslo: maja.Geslo });
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail ali geslo ni pravilno')).toBeFocused();
  await type(page, { Geslo: 'Javorjeva13' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Maja!');
  await expect(field(page, 'Geslo')).toHaveCount(0);
  await expectFits(page);
});
