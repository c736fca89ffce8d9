import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './helpers/accessibility';
import { addButton, fillBill, freeBill, linked, openAddManager } from './helpers/account';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { openSelect } from './helpers/select';

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

/** States to look at: what to open, and what to do there. */
const states: Record<string, { visitor?: true; open: (page: Page) => Promise<void> }> = {
  login: { visitor: true, open: async (page) => void (await page.goto('/prijava')) },
  'login with errors': {
    visitor: true,
    open: async (page) => {
      await page.goto('/prijava');
      await page.getByRole('button', { name: 'Prijava', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Popravite 2 napaki' })).toBeVisible();
    },
  },
  'registration, bill shown, with errors': {
    visitor: true,
    open: async (page) => {
      await page.goto('/registracija');
      await page.getByText('Kje najdem podatke?').click();
      await page.getByRole('button', { name: 'Registracija' }).click();
      await expect(page.getByRole('region', { name: 'Popravite 10 napak' })).toBeVisible();
    },
  },
  'forgotten password': {
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo');
      await page.getByRole('checkbox', { name: 'Nisem robot' }).check();
      await expect(page.getByText('Preverjeno.')).toBeVisible();
    },
  },
  'new password': {
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo/3nKfP0hYq2VbT7cW5xZr8sLm');
      await expect(page.getByLabel('Novo geslo', { exact: true })).toBeVisible();
    },
  },
  'not found': { visitor: true, open: async (page) => void (await page.goto('/ni-najdeno')) },
  home: {
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByText('286.84').first()).toBeVisible();
      const tables = page.getByText('Prikaži podatke v tabeli');
      await expect(tables).toHaveCount(3);
      for (const summary of await tables.all()) await summary.click();
    },
  },
  'home, cards and a download failed': {
    open: async (page) => {
      await api(page, '/pdf/26100314', { status: 404, body: { code: 4 } });
      await api(page, /\/(readings|cost_specification)\//, { status: 400, body: {} });
      await page.goto('/');
      await expect(page.getByText('Podatkov ni bilo mogoče naložiti.')).toHaveCount(2);
      await page.getByRole('button', { name: /^Prenesi PDF/ }).click();
      await expect(page.locator('.download__failure')).toBeVisible();
    },
  },
  'open items': {
    open: async (page) => {
      await page.goto('/odprte-postavke');
      await expect(page.getByText('26090314').first()).toBeVisible();
    },
  },
  'open items, filter open': {
    open: async (page) => {
      await page.goto('/odprte-postavke');
      await openSelect(page, 'Enota');
      await expect(page.getByRole('option', { name: 'Vse enote' })).toBeVisible();
    },
  },
  'open items, loading': {
    open: async (page) => {
      await api(page, '/open_items', { delay: 3_000 });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    },
  },
  'open items, failed, with a toast': {
    open: async (page) => {
      await api(page, '/open_items', { status: 400, body: {} });
      await api(page, '/user_managers', { status: 400, body: {} });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'add manager': { open: openAddManager },
  'add manager with errors': {
    open: async (page) => {
      await openAddManager(page);
      await addButton(page).click();
      await expect(page.getByText('Polje Upravnik je obvezno').first()).toBeVisible();
    },
  },
  'add manager, question after it': {
    open: async (page) => {
      await api(page, '/add_manager', linked);
      await openAddManager(page);
      await fillBill(page, freeBill);
      await addButton(page).click();
      await expect(page.getByRole('button', { name: 'Da, preklopi' })).toBeVisible();
    },
  },
  profile: {
    open: async (page) => {
      await page.goto('/profil');
      await expect(page.getByLabel('Ime', { exact: true })).toBeVisible();
    },
  },
  'profile with errors in both forms': {
    open: async (page) => {
      await page.goto('/profil');
      await page.getByLabel('Ime', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Shrani' }).click();
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
      await expect(page.getByText('Polje Trenutno geslo je obvezno').first()).toBeVisible();
    },
  },
  'profile after a change of password': {
    open: async (page) => {
      await api(page, '/change_password', { status: 204 });
      await page.goto('/profil');
      await page.getByLabel('Trenutno geslo').fill('Javorjeva12');
      await page.getByLabel('Novo geslo', { exact: true }).fill('Lipov1Drevored');
      await page.getByLabel('Ponovite novo geslo').fill('Lipov1Drevored');
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  'profile, loading': {
    open: async (page) => {
      await api(page, '/v1/profile', { delay: 3_000 });
      await page.goto('/profil');
      await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    },
  },
  'profile, failed': {
    open: async (page) => {
      await api(page, '/v1/profile', { status: 400, body: {} });
      await page.goto('/profil');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  switcher: {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Izbira enote in upravnika/ }).click();
      await openSelect(page, 'Spremenite enoto');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'user menu': {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Uporabniški meni' }).click();
      await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible();
    },
  },
  appearance: {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Prikaz' }).click();
      await expect(page.getByRole('radio', { name: 'Sistemska tema' })).toBeFocused();
    },
  },
  'appearance at the largest font size': {
    visitor: true,
    open: async (page) => {
      await page.goto('/prijava');
      await page.getByRole('button', { name: 'Prikaz' }).click();
      await page.getByRole('radio', { name: 'Največja' }).check();
    },
  },
  'drawer or side menu to its end': {
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const opens = page.getByRole('button', { name: 'Odpri meni' });
      if (await opens.isVisible()) await opens.click();
      await page.getByRole('complementary').getByRole('link').last().scrollIntoViewIfNeeded();
    },
  },
  'in preparation': {
    open: async (page) => {
      await page.goto('/izvajalci');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
};

for (const [name, { visitor, open }] of Object.entries(states)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${name}, ${size}: axe finds nothing in light and dark, and nothing scrolls sideways`, async ({
      page,
      signIn,
    }) => {
      if (!visitor) await signIn();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      await expectNoAxeViolations(page);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page);
    });
  }
}
