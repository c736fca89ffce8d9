/** A unit that was handed over (`pages.md` P36 8) is offered only where the server takes it. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { switcher, unitOption } from '../helpers/screens/switcher';
import { ownWorld } from '../helpers/session/own-world';

const SOLD = 'Javorjeva ulica 12, garaža - 2';

async function offered(page: Page): Promise<string[]> {
  await page.getByRole('combobox', { name: 'Enota' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  return page.getByRole('option').allTextContents();
}

test('P36 after the handover of the only unit in a building the contacts of the manager are left', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  const payer = 'zelenigaj/104217';
  const inventarna_stevilka = '0291007';
  const key = `${payer}/${inventarna_stevilka}`;
  const term = { velja_od: null, velja_do: '2026-11-10' };
  db.unitEnd.create({ key, payer, inventarna_stevilka, ...term });
  await page.goto('/obrazci');
  await switcher(page).click();
  await unitOption(page, 'Brezova pot 4 (7)').click();
  await expect(switcher(page)).toContainText('Stanovanje 7');
  await page.goto('/nujni-primeri');
  await expect(page.getByRole('main').getByText('01 000 10 00').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  // Another reader of the card does not take it away from the others.
  const asked = await api(page, /contact_card\?objekt_sifra=0291/, {});
  await page.goto('/');
  const call = page.getByRole('link', { name: 'Pokliči upravnika, 01 000 10 00' });
  await expect(call.first()).toBeVisible();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('list', { name: 'Stik z upravnikom' })).toContainText('01 000 10 00');
  expect(asked).toHaveLength(1);
  await page.goto('/odcitki?zavihek=oddaja');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('P36 forms and reports do not offer a unit that was handed over, forms about bills do', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  const payer = 'zelenigaj/104217';
  const inventarna_stevilka = '0137G22';
  db.unitEnd.create({
    key: `${payer}/${inventarna_stevilka}`,
    payer,
    inventarna_stevilka,
    velja_od: null,
    velja_do: '2026-11-10',
  });
  for (const [address, isOffered] of [
    ['/obrazci?obrazec=potrdilo', true],
    ['/obrazci?obrazec=stanje_vodomera', false],
    ['/obrazci?obrazec=stanje_vodomera&enota=0137G22', false],
  ] as const) {
    await page.goto(address);
    const options = await offered(page);
    expect([address, options.length > 1, options.includes(SOLD)]).toEqual([
      address,
      true,
      isOffered,
    ]);
  }
  await page.goto('/prijavljena-stevila-oseb-in-psov?prijava=0137G22');
  await expect(page.getByRole('combobox', { name: 'Enota' })).toBeVisible();
  expect(await offered(page)).not.toContain(SOLD);
});
