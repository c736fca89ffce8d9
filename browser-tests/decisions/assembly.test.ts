/** An assembly as it is shown: its facts, its repetition, its quorum and the term of its invitation (pages.md P30). */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Decisions } from '../../src/api/schema';
import { test } from '../helpers/portal';
import { changeDecision, pageOf } from './ballot';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('an assembly has its facts, the cost for the user, its repetition, and a file for a calendar', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(pageOf(9102));
  const card = page.getByRole('region', { name: 'Zbor', exact: true });
  await expect(card).toContainText('03.12.2026, 18:00');
  await expect(card).toContainText('Pritličje stavbe, Javorjeva ulica 12');
  await expect(page.getByText(/manj kot 14 dni/)).toHaveCount(0);
  await expect(
    page.getByText('42\u202F000.00\u00A0€ × 240 / 10\u202F000 = 1\u202F008.00\u00A0€'),
  ).toBeVisible();
  await expect(page.getByText('Vaše doplačilo: 0.00\u00A0€').first()).toBeVisible();
  await expect(page.getByText('Glasujete na zboru, osebno ali po pooblaščencu.')).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Dodaj v koledar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('zbor_9102.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('DTSTART:20261203T170000Z\r\n');
  await card.getByRole('link', { name: 'Na ponovni zbor' }).click();
  await expect(page).toHaveURL(pageOf(9107));
  await expect(page.getByText(/^Na ponovnem zboru o rednem upravljanju/)).toBeVisible();
  // Who is present is not known before the assembly, so there is no number; the third item needs all owners.
  const ofPresent = 'Na ponovnem zboru odloča več kot polovica navzočih deležev.';
  await expect(page.getByText(ofPresent)).toHaveCount(2);
  await expect(page.getByText(/^Potrebno je soglasje vseh lastnikov/)).toHaveCount(1);
  await expect(page.getByText(/^Potrebna je več kot polovica vseh/)).toHaveCount(0);
});

test('a repeated assembly that was cancelled or is over is not announced any more', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(pageOf(9102));
  const announced = page.getByText(/^Ponovni zbor bo /);
  await expect(announced).toBeVisible();
  for (const stanje of ['preklicano', 'zakljuceno']) {
    await page.route(
      (url) => url.pathname.includes('/v2/decisions/'),
      async (route) => {
        const response = await route.fetch();
        const list: Decisions = await response.json();
        const odlocitve = list.odlocitve.map((row) =>
          row.id_odlocitve === 9107 ? { ...row, stanje } : row,
        );
        await route.fulfill({ response, json: { ...list, odlocitve } });
      },
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'Na ponovni zbor' })).toBeVisible();
    await expect(announced).toHaveCount(0);
  }
});

for (const [present, sentence] of [
  [5001, 'Zbor je bil sklepčen: navzoča je bila več kot polovica deležev.'],
  [5000, 'Zbor ni bil sklepčen: navzoča ni bila več kot polovica deležev.'],
] as const) {
  test(`an assembly with ${present} of 10000 present says whether it had a quorum`, {
    tag: '@long',
  }, async ({ page }) => {
    await changeDecision(page, 9103, (decision) => ({ ...decision, navzoci_stevec: present }));
    await page.goto(pageOf(9103));
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test('an invitation of less than 14 days warns', { tag: '@long' }, async ({ page }) => {
  await changeDecision(page, 9102, (decision) => ({ ...decision, sklicano: '2026-11-20' }));
  await page.goto(pageOf(9102));
  await expect(page.getByText('Vabilo je bilo poslano manj kot 14 dni pred zborom')).toBeVisible();
});
