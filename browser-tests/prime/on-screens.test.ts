/** Parts on PrimeReact on their screens, under the real policy; other files of `browser-tests/` test each of them there. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { file, form, goTo, openForm, stepTitle, submission } from '../helpers/screens/forms';

/** How each part is reached and used; the name is that of its file. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  timeline: async (page) => {
    await page.goto('/obrazci#vloga-V-2026-00871');
    const row = submission(page, 'V-2026-00871');
    await row.getByText('Zgodovina').click();
    await expect(row.getByRole('list', { name: 'Zgodovina' }).getByRole('listitem')).toHaveCount(3);
  },
  calendar: async (page) => {
    await openForm(page, 'potrdilo');
    await page.getByRole('button', { name: 'Izberi datum' }).click();
    await expect(page.getByRole('grid', { name: 'Izberi datum' })).toBeVisible();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Na dan')).toHaveValue(/^\d{2}\.\d{2}\.\d{4}$/);
  },
  'steps and file-upload': async (page) => {
    await openForm(page, 'splosno_vprasanje');
    await form(page).getByLabel('Zadeva').fill('Ključ');
    await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ?');
    await goTo(page, 'files');
    await form(page).getByLabel('Priloga').setInputFiles(file('ključ.jpg'));
    await goTo(page, 'review');
    const steps = page.getByRole('navigation', { name: 'Koraki vloge' });
    await steps.getByRole('button', { name: /Priloge/ }).click();
    await expect(stepTitle(page)).toContainText('Dodajte priloge');
  },
  'select-button': async (page) => {
    await page.goto('/odprte-postavke');
    await page.getByRole('button', { name: /^Plačaj vse/ }).click();
    const choice = page.getByRole('radiogroup');
    await choice.getByRole('radio', { name: 'Posamično' }).click();
    await expect(choice.getByRole('radio', { name: 'Posamično' })).toBeChecked();
  },
  'input-number': async (page) => {
    await page.goto('/prijavljena-stevila-oseb-in-psov?prijava=0137014');
    await page.getByRole('button', { name: 'Ena oseba več' }).click();
    await expect(page.getByLabel('Število oseb', { exact: true })).toHaveValue('4');
  },
  'meter-group': async (page) => {
    await page.goto('/prostovoljni-sklad');
    await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', /€/);
  },
  tree: async (page) => {
    await page.goto('/dokumenti-upravnika');
    await page.getByText('Dokumenti po letih in vrstah', { exact: true }).click();
    await page.getByRole('treeitem').first().press('ArrowRight');
    await expect(page.getByRole('treeitem', { level: 2 }).first()).toBeVisible();
  },
};

for (const [part, visit] of Object.entries(visits)) {
  test(`${part} causes no violation, no error and no warning on its screen`, {
    tag: '@long',
  }, async ({ page, signIn, flight }) => {
    await signIn();
    await visit(page);
    // The recorder fails the test on any violation and any error.
    expect(flight.record.console.filter(({ type }) => type === 'warning')).toEqual([]);
  });
}
