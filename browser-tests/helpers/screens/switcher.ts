import { expect, type Locator, type Page } from '@playwright/test';

/** Ana's payer contexts as the switcher names them, with the label of the first unit of each. */
export const contexts = {
  first: {
    manager: 'Upravljanje Zeleni Gaj d.o.o. - 104217',
    unit: 'Javorjeva ulica 12 - 2 - 3 (14)',
  },
  sameManager: {
    manager: 'Upravljanje Zeleni Gaj d.o.o. - 118903',
    unit: 'Javorjeva ulica 12, garaža - 2',
  },
  otherManager: { manager: 'Stanovanjski servis Breza d.o.o.', unit: 'Trg pod lipo 3 (9)' },
} as const;

/** The button in the top bar that names the selected unit. */
export function switcher(page: Page): Locator {
  return page.getByRole('button', { name: /Izbira enote in upravnika/ });
}

/** The button of another manager in the open popup. */
export function managerButton(page: Page, manager: string): Locator {
  return page
    .getByRole('list', { name: 'Spremenite upravnika' })
    .getByRole('button', { name: manager, exact: true });
}

/** The list of units in the open popup. */
export function unitList(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Spremenite enoto' });
}

/** A unit of that list, by its label. */
export function unitOption(page: Page, unit: string): Locator {
  return unitList(page)
    .getByRole('option')
    .filter({ has: page.getByText(unit, { exact: true }) });
}

/** Selects another manager in the top bar. */
export async function chooseManager(page: Page, manager: string): Promise<void> {
  await switcher(page).click();
  await managerButton(page, manager).click();
}

/** Selects another unit in the top bar. */
export async function chooseUnit(page: Page, unit: string): Promise<void> {
  await switcher(page).click();
  await unitOption(page, unit).click();
}

/** Expects the top bar to show this unit and this manager. */
export async function expectContext(
  page: Page,
  { unit, manager }: { readonly unit: string; readonly manager: string },
): Promise<void> {
  await expect(switcher(page)).toContainText(unit);
  await expect(switcher(page)).toContainText(manager);
}

/**
 * Lets the server switch, which revokes the old token, but delays its answer until `release`.
 *
 * @returns `switched`, which resolves once the server has switched
 */
export async function holdSwitch(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let resolveSwitched = () => {};
  const switched = new Promise<void>((resolve) => {
    resolveSwitched = resolve;
  });
  await page.route(/\/switch_manager\//, async (route) => {
    const response = await route.fetch();
    resolveSwitched();
    await released;
    await route.fulfill({ response });
  });
  return { switched, release };
}

/** Opens home with Ana's first context, and waits until it has its data. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expectContext(page, contexts.first);
  await expect(page.getByText('286.84').first()).toBeVisible();
  // The menu follows the page, and stores its open group.
  await expect(page.locator('.side-menu')).toBeVisible();
}
