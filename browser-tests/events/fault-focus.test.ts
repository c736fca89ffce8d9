/** An answer on a fault removes its button or moves its row; the keyboard stays in that row (`threats.md` W09). */
import { expect, type Page } from '@playwright/test';
import type { Backend } from '../../mocks/server/backend';
import { DEMO_NOW } from '../../mocks/world/demo-today';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { row } from './fault-report';

const LIST = '/dogajanje/napake';
const DOOR = 'Vhodna vrata se zaloputnejo';

const head = (page: Page, name: string) => row(page, name).locator('summary');

let backend: Backend;

test.beforeEach(async ({ page, context, baseURL }) => {
  backend = await ownWorld(context, baseURL);
  await page.goto(LIST);
});

test('W09 a fault that is confirmed as done has the focus in its year, which opens', async ({
  page,
}) => {
  await row(page, DOOR).getByRole('button', { name: 'Da, odpravljeno' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Čaka na vaš odgovor' })).toHaveCount(0);
  await expect(head(page, DOOR)).toBeFocused();
  await expect(head(page, DOOR)).toBeInViewport();
});

test('W09 a fault that is opened again has the focus among the open ones; a cancelled answer, its question', {
  tag: '@long',
}, async ({ page }) => {
  const no = row(page, DOOR).getByRole('button', { name: 'Ne, še traja' });
  await no.press('Enter');
  await row(page, DOOR).getByRole('button', { name: 'Prekliči' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await no.press('Enter');
  await row(page, DOOR).getByRole('button', { name: 'Odpri znova' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Odprto' }).getByText(DOOR)).toBeVisible();
  await expect(head(page, DOOR)).toBeFocused();
});

test('W09 a fault that the user has too keeps the focus in its row', { tag: '@long' }, async ({
  page,
}) => {
  const name = 'Luč v vhodu ne gori';
  await head(page, name).press('Enter');
  await row(page, name).getByRole('button', { name: 'Tudi pri meni' }).press('Enter');
  await expect(row(page, name).getByRole('button', { name: 'Tudi pri meni' })).toHaveCount(0);
  await expect(head(page, name)).toBeFocused();
});

test('W09 a fault that was closed meanwhile keeps the focus in its row', {
  tag: '@long',
}, async ({ page }) => {
  const name = 'Luč v vhodu ne gori';
  await head(page, name).press('Enter');
  const done = { stanje: 'zakljuceno', cas: DEMO_NOW, opomba: null };
  const where = { opis_javni: { equals: name } };
  backend.db.fault.update({ where, data: { zgodovina: JSON.stringify([done]) } });
  await row(page, name).getByRole('button', { name: 'Tudi pri meni' }).press('Enter');
  await expect(row(page, name).getByRole('button', { name: 'Tudi pri meni' })).toHaveCount(0);
  await expect(head(page, name)).toBeFocused();
});
