import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './helpers/accessibility';
import { addButton, fillBill, freeBill, linked, openAddManager } from './helpers/account';
import { overchargedBill } from './helpers/cost-bill';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { openSelect } from './helpers/select';

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

interface State {
  readonly visitor?: true;
  /** Set where the state does not last from one size of the screen to the next. */
  readonly again?: true;
  readonly open: (page: Page) => Promise<void>;
}

/** States to look at: what to open, and what to do there. */
const states: Readonly<Record<string, State>> = {
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
  'regular bills': {
    open: async (page) => {
      await page.goto('/redni-obracun');
      await expect(page.getByText('26100314').first()).toBeVisible();
    },
  },
  'bills of the reserve fund': {
    open: async (page) => {
      await page.goto('/obracun-rezervni-sklad');
      await expect(page.getByText('26100315').first()).toBeVisible();
    },
  },
  'open items, loading': {
    again: true,
    open: async (page) => {
      await api(page, '/open_items', { delay: 3_000 });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    },
  },
  'open items, failed, with a toast': {
    again: true,
    open: async (page) => {
      await api(page, '/open_items', { status: 400, body: {} });
      await api(page, '/user_managers', { status: 400, body: {} });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'cost specification, all open': {
    open: async (page) => {
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
      for (const line of await page.locator('main h3 > button').all()) await line.click();
      await page.getByText('Spremembe po vrstah stroškov').first().click();
      await expect(page.getByRole('img', { name: /po vrstah stroškov/ })).toBeVisible();
    },
  },
  'cost specification, a bill that is wrong': {
    open: async (page) => {
      await api(page, '/cost_specification/0137014', { body: overchargedBill() });
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('1 postavka se ne ujema')).toBeVisible();
    },
  },
  'tenants’ open items': {
    open: async (page) => {
      await page.goto('/odprte-postavke-najemnikov');
      await expect(page.getByText('26080771').first()).toBeVisible();
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
    again: true,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const opens = page.getByRole('button', { name: 'Odpri meni' });
      if (await opens.isVisible()) await opens.click();
      await page.getByRole('complementary').getByRole('link').last().scrollIntoViewIfNeeded();
    },
  },
  'forms of a visitor': {
    visitor: true,
    open: async (page) => {
      await page.goto('/obrazci');
      await expect(page.getByText('Prijava škode')).toBeVisible();
    },
  },
};

/** Looks at the page as it is, in both themes. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
}

for (const [name, { visitor, again, open }] of Object.entries(states)) {
  test(`${name}: on a phone and a desktop axe finds nothing in light and dark, and nothing scrolls sideways`, async ({
    page,
    signIn,
  }) => {
    if (!visitor) await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizes.phone);
    await open(page);
    await look(page);
    await page.setViewportSize(sizes.desktop);
    if (again) await open(page);
    await look(page);
  });
}
