/** The sentence for a person who was invited without a right, in place of a form that the server refuses (`pages.md` P32). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { marko } from '../helpers/session/demo';

const form = (page: Page) => page.getByRole('main').getByRole('form');

/** The page, and the sentence there for a person who may only see and pay. */
const places = [
  ['/obrazci?obrazec=splosno_vprasanje', 'Plačnik vam ni dal pravice za oddajo vlog.'],
  ['/dogajanje/prijava-napake', 'Plačnik vam ni dal pravice za prijavo napak.'],
  ['/prijavljena-stevila-oseb-in-psov', 'Plačnik vam ni dal pravice za prijavo sprememb.'],
  ['/odcitki?zavihek=oddaja', 'Plačnik vam ni dal pravice za oddajo stanja.'],
  ['/primopredaja', 'Predajo začne plačnik sam v svojem računu.'],
] as const;

for (const [path, sentence] of places) {
  test(`${path} has no form without the right`, { tag: '@long' }, async ({ page, signIn }) => {
    await signIn(marko);
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Prijavi|Sporoči|Popravi)/ })).toHaveCount(0);
  });
}

test('faults can be read, and neither reported nor confirmed without the right', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(marko);
  await page.goto('/dogajanje/napake');
  await expect(page.locator('.answer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prijavi napako' })).toHaveCount(0);
});

test('when the rights are not known, everything is offered: the server decides', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await api(page, /v2\/rights/, { status: 404, body: { code: 4 } });
  await signIn(marko);
  await page.goto('/obrazci?obrazec=splosno_vprasanje');
  await expect(form(page)).toBeVisible();
});
