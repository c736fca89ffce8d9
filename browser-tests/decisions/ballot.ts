import { expect, type Page } from '@playwright/test';
import type { Backend } from '../../mocks/server/backend';
import type { Decision } from '../../src/domain/api-types';

/** The page of a decision in the demo world. */
export const pageOf = (id: number) => `/odlocanje/${id}`;

/** The group of the own vote on a proposal, by its number. */
export const choice = (page: Page, place = 1) =>
  page.getByRole('group', { name: `Vaš glas o predlogu ${place}`, exact: true });

/** The heading of the receipt. */
export const received = 'Vaš glas je oddan';

export const goOn = (page: Page) => page.getByRole('button', { name: 'Naprej na potrditev' });
export const cast = (page: Page) => page.getByRole('button', { name: 'Oddaj glas' });
export const code = (page: Page) => page.getByLabel('Potrditvena koda');

/** The code that the backend has sent last. */
export function sentCode(backend: Backend): string {
  const [sent] = backend.db.votingCode.getAll().slice(-1);
  if (!sent) throw new Error('The backend has sent no code.');
  return sent.koda;
}

/** How many votes on a decision the backend has accepted. */
export function votesIn(backend: Backend, id = 9101): number {
  const where = { id_odlocitve: { equals: id } };
  return backend.db.castAnswer.count({ where });
}

/** Votes for the only proposal, up to the code. */
export async function chooseFor(page: Page, id = 9101): Promise<void> {
  await page.goto(pageOf(id));
  await choice(page).getByLabel('Za', { exact: true }).check();
  await goOn(page).click();
  await expect(code(page)).toBeVisible();
}

/** Changes the answer of a decision. */
export async function changeDecision(
  page: Page,
  id: number,
  change: (decision: Decision) => Decision,
): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(`/v2/decision/${id}`),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    },
  );
}
