import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('P5 the heat bill of the sample is explained step by step', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/odcitki');
  await expect(page.getByText('Toplota za 10/2026: 130.61 €.')).toBeVisible();
  for (const [name, formula, result] of [
    ['Vaši delilniki', '316.68 × 0.920 (korekcijski faktor)', '291.35 enote'],
    ['Vaš porabniški delež', '291.35 od 11 236.40 enot stavbe', '2.5929 %'],
    ['Po porabi (70 % stroška)', '2 399.88 € × 2.5929 %', '62.23 €'],
    ['Po površini (30 % stroška)', '1 028.52 € × 62.40 m² / 2 716.00 m² (2.2975 %)', '23.63 €'],
    ['Priprava tople vode', '', '21.20 €'],
    ['Skupaj brez DDV', '', '107.06 €'],
    ['DDV', '', '23.55 €'],
    ['Skupaj z DDV', '', '130.61 €'],
  ] as const) {
    await expect(step(page, name)).toContainText(result);
    await expect(step(page, name)).toContainText(formula);
  }
  await expect(page.getByText(/Delež sme biti med 0\.9190\s% in 6\.8925\s%/)).toContainText(
    'Vaš delež je v teh mejah.',
  );
  await expect(
    page.getByText('Na kvadratni meter ste porabili 13 % več od povprečja stavbe.'),
  ).toBeVisible();
});

test('P5 the readings of the sample are shown with their sum; tab and period are in the address', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/odcitki');
  const tab = page.getByRole('tab', { name: 'Odčitki' });
  await page.getByRole('tab', { name: 'Obračuni' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/odcitki?zavihek=odcitki');
  // Alt and an arrow go back and forward in the browser, and are no keys of the tabs.
  const isLeft = await tab.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...{ key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true },
      }),
    ),
  );
  expect(isLeft).toBe(true);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  for (const [room, cells] of [
    ['Dnevna soba', ['70114501', '118.00', '1.420', '167.56']],
    ['Kuhinja', ['70114502', '41.00', '0.960', '39.36']],
    ['Spalnica', ['70114503', '36.00', '1.120', '40.32']],
    ['Otroška soba', ['70114504', '62.00', '1.120', '69.44']],
    ['Kopalnica', ['33009871', '214.300', '217.400', '3.100\u00A0m³']],
  ] as const) {
    for (const cell of cells) {
      await expect(
        page.getByRole('row').filter({ hasText: room }).getByText(cell, { exact: true }).first(),
      ).toBeVisible();
    }
  }
  const sums = page.getByRole('row').filter({ hasText: 'Skupaj' });
  await expect(sums).toContainText('316.68');
  await expect(sums).not.toContainText('€');
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('P5 the effect of the limits, missing allocators and an estimate are stated', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const token = await signIn();
  const answer = await page.request.get('/api/portal-user/v2/readings/0137014', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { obracuni, odcitki } = await answer.json();
  const [bill] = obracuni;
  const estimated = { ...odcitki[0], nacin: 'ocena' };
  const show = async (body: unknown) => {
    await page.unrouteAll();
    await api(page, /\/readings\//, { status: 200, body });
    await page.goto('/odcitki');
  };
  await show({ obracuni: [{ ...bill, omejitev: 'min40' }], odcitki: [estimated] });
  await expect(page.getByText(/^Vaš porabniški delež je bil zvišan na 40\s%/)).toBeVisible();
  await page.getByRole('tab', { name: 'Odčitki' }).click();
  await expect(page.getByText(/^Odčitek je ocenjen/)).toBeVisible();
  await show({ obracuni: [{ ...bill, omejitev: 'max300' }], odcitki });
  await expect(page.getByText(/^Vaš porabniški delež je bil znižan na 300\s%/)).toBeVisible();
  await show({ obracuni: [{ ...bill, enote_enote: 0, znesek_poraba: 0 }], odcitki: [] });
  await expect(page.getByText(/^Enota nima vgrajenih delilnikov/)).toBeVisible();
  await show({ obracuni: [], odcitki: [] });
  await expect(page.getByText('Za to enoto ni obračunov toplote.')).toBeVisible();
  await page.getByRole('tab', { name: 'Odčitki' }).click();
  await expect(page.getByText('Za to enoto ni odčitkov.')).toBeVisible();
});
