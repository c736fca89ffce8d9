import { expect, type Page } from '@playwright/test';
import { shellText } from '../../../src/text/shell/shell';
import { api } from '../answers/faults';
import { allRoutes, openRoute, type RouteVisit } from '../screens/routes';
import type { State } from './look';

/** An answer of the same shape with no content. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
}

/** Keeps the toasts of all pages opened later: a toast waits while the window does not have the focus (W16). */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
}

/** The route while its required call is in flight. */
const loading = ({ path, call }: RouteVisit) => ({
  open: async (page: Page) => {
    if (call) await api(page, call, { hang: true });
    await page.goto(path);
    const main = page.getByRole('main');
    const busy = main.locator('[aria-busy="true"]').or(main.getByText(shellText.loading));
    await expect(busy.first()).toBeAttached();
  },
});

/** The route with no data. */
const empty = (visit: RouteVisit) => ({
  open: async (page: Page) => {
    const nothing = visit.emptiedBy ?? visit.call;
    await page.route(
      (url) => nothing?.test(url.href) ?? false,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: emptied(await response.json()) });
      },
    );
    await openRoute(page, visit);
  },
});

/** The route when its call fails, and with it a call whose failure a toast reports. */
const failed = ({ path, call, visitor }: RouteVisit) => ({
  open: async (page: Page) => {
    if (call) await api(page, call, { status: 400, body: {} });
    if (!visitor) await api(page, '/user_managers', { status: 400, body: {} });
    if (!visitor) await keepToasts(page);
    await page.goto(path);
    if (call) await expect(page.getByRole('main').getByRole('alert').last()).toBeVisible();
    if (!visitor) await expect(page.locator('.Toastify__toast').first()).toBeVisible();
  },
});

const states: Record<string, State> = {};
for (const { name, ...visit } of allRoutes) {
  const who = visit.visitor ? { visitor: true as const } : {};
  states[`${name}, rest`] = { of: [name, 'rest'], ...who, open: (page) => openRoute(page, visit) };
  if (visit.call) {
    states[`${name}, loading`] = { of: [name, 'loading'], ...who, ...loading(visit) };
    states[`${name}, failed`] = {
      of: visit.visitor ? [name, 'failed'] : [name, 'failed', 'toast'],
      ...who,
      again: true,
      ...failed(visit),
    };
  }
  if (visit.call && !visit.visitor)
    states[`${name}, empty`] = { of: [name, 'empty'], ...empty(visit) };
}

/** The states of every route: at rest, loading, empty, and failed. */
export const dataStates: Readonly<Record<string, State>> = states;
