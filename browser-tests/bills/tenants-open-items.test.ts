import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { euro, lease, PATH } from './tenants-open-items';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the table of pages.md P15 is shown with its totals', async ({ page }) => {
  await page.goto(PATH);
  await expect(
    page.getByText(
      `Vaš najemnik dolguje ${euro('271.65')}. Od tega je ${euro('130.45')} že zapadlo.`,
    ),
  ).toBeVisible();
  await expect(page.getByText('(obratovalni stroški).')).toBeVisible();
  const rok = lease(page, 'Rok Petek');
  await expect(rok).toContainText('Šifra plačnika: 204511Najem: 01.09.2024–31.08.2027');
  const rows = await rok.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replaceAll('\n', ''))).toEqual([
    'Št. obračuna\tObdobje\tRok plačila\tZamuda\tZnesek\tPlačano\tOdprto\tStatus\tDejanja',
    `26080771\t08/2026\t30.09.2026\t52\u00A0dni\t${euro('64.10')}\t${euro('0.00')}\t${euro('64.10')}\tZapadlo\tPodatki za plačilo`,
    `26090771\t09/2026\t30.10.2026\t22\u00A0dni\t${euro('66.35')}\t${euro('0.00')}\t${euro('66.35')}\tZapadlo\tPodatki za plačilo`,
    `26100771\t10/2026\t30.11.2026\t/\t${euro('141.20')}\t${euro('0.00')}\t${euro('141.20')}\tOdprto\tPodatki za plačilo`,
    `Skupaj\t\t\t\t\t\t${euro('271.65')}\t\t`,
  ]);
});
