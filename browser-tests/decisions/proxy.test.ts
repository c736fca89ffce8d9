/** A proxy is given and taken back (pages.md P30). */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { goOn, pageOf } from './ballot';

test('a proxy excludes the own vote, until it is taken back', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(pageOf(9108));
  await page.getByRole('button', { name: 'Pooblasti drugo osebo' }).click();
  const form = page.getByRole('form', { name: 'Pooblasti drugo osebo' });
  await form.getByLabel('Ime in priimek pooblaščenca').fill('Marko');
  await form.getByLabel('Naslov pooblaščenca').fill('Javorjeva ulica 12, 1999 Zeleni Gaj');
  await form.getByRole('button', { name: 'Oddaj pooblastilo' }).click();
  await expect(form.getByText('Vpišite ime in priimek.').first()).toBeVisible();
  await form.getByLabel('Ime in priimek pooblaščenca').fill('Marko Zupančič');
  await form.getByRole('button', { name: 'Oddaj pooblastilo' }).click();

  const card = page.getByRole('region', { name: 'Pooblastilo' });
  const takeBack = async () => {
    await card.getByRole('button', { name: 'Prekliči pooblastilo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Prekliči pooblastilo' }).click();
    await expect(goOn(page)).toBeVisible();
    expect(backend.db.proxy.count()).toBe(0);
  };
  await expect(card).toContainText('Marko Zupančič');
  await expect(page.getByText(/^Pooblastili ste drugo osebo/)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  // In the same page, the ballot opens again.
  await takeBack();
  await expect(page.getByText(/^Pooblastili ste drugo osebo/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Pooblasti drugo osebo' }).click();
  await form.getByLabel('Ime in priimek pooblaščenca').fill('Marko Zupančič');
  await form.getByLabel('Naslov pooblaščenca').fill('Javorjeva ulica 12, 1999 Zeleni Gaj');
  await form.getByRole('button', { name: 'Oddaj pooblastilo' }).click();
  await expect(card).toContainText('Marko Zupančič');
  await page.reload();
  await expect(card).toContainText('Marko Zupančič');
  await expect(goOn(page)).toHaveCount(0);
  await takeBack();
});

test('at an assembly that has begun a proxy is taken back, and none is given', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto(pageOf(9102));
  const card = page.getByRole('region', { name: 'Pooblastilo' });
  await card.getByRole('button', { name: 'Pooblasti drugo osebo' }).click();
  await card.getByLabel('Ime in priimek pooblaščenca').fill('Marko Zupančič');
  await card.getByLabel('Naslov pooblaščenca').fill('Javorjeva ulica 12, 1999 Zeleni Gaj');
  await card.getByRole('button', { name: 'Oddaj pooblastilo' }).click();
  await expect(card).toContainText('Marko Zupančič');
  backend.db.decision.update({
    where: { id_odlocitve: { equals: 9102 } },
    data: { zacetek: '2026-11-21T08:00:00+01:00' },
  });
  await page.reload();
  await card.getByRole('button', { name: 'Prekliči pooblastilo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prekliči pooblastilo' }).click();
  await expect(card).toContainText('Zbor se je že začel');
  await expect(card).toBeFocused();
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Zbor se je že začel')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pooblasti drugo osebo' })).toHaveCount(0);
});
