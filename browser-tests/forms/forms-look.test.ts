/** `/obrazci` by axe, at 320 px and by keyboard alone; and the states of a sent form. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import {
  expectStep,
  file,
  fillDamage,
  form,
  goTo,
  next,
  openForm,
  receivedNumber,
  send,
  stepTitle,
  submission,
} from '../helpers/screens/forms';
import { ana, rok } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';

const sizes = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

async function look(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  }
}

test('the list, an open form with its errors, sent forms and the cancel question pass axe and fit 320 px', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await page.goto('/obrazci');
  await expect(page.getByRole('link', { name: 'Izpolni, Prijava škode' })).toBeVisible();
  await look(page);
  await openForm(page, 'prijava_skode');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Popravite 3 napake' })).toBeVisible();
  await look(page);
  await fillDamage(page);
  await goTo(page, 'files');
  await form(page)
    .getByLabel('Fotografije')
    .setInputFiles(file(`${'d'.repeat(200)}.jpg`));
  await look(page);
  await goTo(page, 'review');
  await look(page);
  await page.goto('/obrazci?pogled=oddane');
  await page.getByText('Zgodovina').last().click();
  await look(page);
  await page.getByRole('button', { name: 'Prekliči vlogo V-2026-00941' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Prekliči vlogo V-2026-00941' })).toBeFocused();
});

test('an e-bill form asks for the account or the address by its channel, by keyboard alone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'e_racun');
  await expect(form(page).getByLabel('IBAN')).toHaveCount(0);
  const choose = async (label: string, downs: number) => {
    await form(page).getByRole('combobox', { name: label }).focus();
    await page.keyboard.press('Enter');
    for (let down = 0; down < downs; down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await choose('Obračun', 1);
  await choose('Način', 1);
  const way = form(page).getByRole('combobox', { name: 'Način' });
  await expect(way).toContainText(/Spletna banka|E-pošta/);
  const isBank = ((await way.textContent()) ?? '').includes('banka');
  await page.keyboard.press('Tab');
  const field = form(page).getByLabel(isBank ? 'IBAN' : 'E-poštni naslov');
  await expect(field).toBeFocused();
  await page.keyboard.type(isBank ? 'SI56 0510 0801 0486 080' : 'ana@example.si');
  await page.keyboard.press('Enter');
  await expect(stepTitle(page)).toBeFocused();
  await expectStep(page, 'review');
  for (const button of ['Popravi podatke', 'Nazaj', 'Oddaj vlogo']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await receivedNumber(page);
});

test('a reading below the last one is reported at its field, and is sent once it is corrected', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'stanje_vodomera', '&enota=0137014&vodomer=33009871');
  await expect(form(page).getByRole('combobox', { name: 'Vodomer' })).toContainText('33009871');
  await expect(form(page).getByText('Zadnje stanje: 217.400\u00A0m³')).toBeVisible();
  const reading = form(page).getByRole('textbox', { name: 'Stanje' });
  await reading.fill('220,5');
  await expect(form(page).getByText('Poraba od takrat: 3.100\u00A0m³.')).toBeVisible();
  await reading.fill('217,399');
  await form(page).getByLabel('Datum odčitka').fill('2026-11-20');
  await goTo(page, 'review');
  await send(page).click();
  await expect(reading).toBeFocused();
  await expect(reading).toHaveAccessibleDescription(
    'Vrednost polja Stanje (m³) mora biti 217.4 ali več',
  );
  await reading.fill('218,125');
  await goTo(page, 'review');
  await send(page).click();
  await receivedNumber(page);
});

test('invalid values in the address are ignored', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  for (const address of ['obrazec=neznan', 'obrazec=sepa', 'obrazec=..', 'obrazec=']) {
    await page.goto(`/obrazci?${address}`);
    await expect(page.getByRole('link', { name: 'Izpolni, Prijava škode' })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  }
  await openForm(page, 'potrdilo', '&enota=9999999');
  await expect(form(page).getByRole('combobox', { name: 'Enota' })).toContainText('Javorjeva');
});

test('a search keeps the forms that it finds, also after a reload', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/obrazci');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await page.getByLabel('Iskanje').fill('skod');
  await expect(titles).toHaveText(['Izpolni, Prijava škode']);
  await page.reload();
  await expect(titles).toHaveText(['Izpolni, Prijava škode']);
  await page.getByLabel('Iskanje').fill('xyz');
  await expect(page.getByText('Za izbrane filtre ni zadetkov.')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti filtre' }).press('Enter');
  await expect(titles).toHaveCount(11);
  await expect(page.getByRole('main').locator('.focus-here:focus')).toHaveCount(1);
});

test('a link from another page opens a form for its unit; a change of persons has its own page', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/vase-enote');
  const name = 'Sporoči spremembo lastnika/najemnika, Brezova pot 4 (7)';
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Izpolni, Sprememba lastnika ali plačnika' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Enota' })).toContainText('Brezova pot 4');
  await page.getByRole('link', { name: 'Nazaj na obrazce' }).click();
  await page.getByRole('link', { name: 'Izpolni, Prijava števila oseb in psov' }).click();
  await expect(page).toHaveURL('/prijavljena-stevila-oseb-in-psov?prijava=0137014');
  await page.getByRole('button', { name: 'Prekliči' }).click();
  await expect(page.getByRole('button', { name: 'Prijavi spremembo' })).toBeFocused();

  // The page of persons shows the building of the selected unit, so that of another one has the form.
  await page.goto('/obrazci?enota=0291007');
  await page.getByRole('link', { name: 'Izpolni, Prijava števila oseb in psov' }).click();
  await expect(page).toHaveURL('/obrazci?obrazec=sprememba_oseb&enota=0291007');
  await expect(form(page).getByRole('combobox', { name: 'Enota' })).toContainText('Brezova pot 4');
});

test('a tenant has no form for owners in the list; its address shows a sentence', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/vase-enote');
  await expect(page.getByRole('link', { name: /^Sporoči število oseb|^Prijava/ })).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: /^Sporoči spremembo lastnika/ })).toHaveCount(0);
  await page.goto('/obrazci');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  await expect(page.getByText('Za lastnike')).toHaveCount(0);
  await page.goto('/obrazci?obrazec=prijava_najemnika');
  await expect(page.getByText('Ta obrazec oddajo lastniki enot.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Nazaj na obrazce' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
});

test('a user who has sent nothing, and a manager without forms, get a sentence', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/forms/submissions', {
    body: { vloge: [], skupaj: 0, ...onePage(0) },
  });
  await api(page, '/v2/forms', { body: [] });
  await page.goto('/obrazci');
  await expect(page.getByText('Upravnik še ni objavil obrazcev.')).toBeVisible();
  await page.getByRole('tab', { name: 'Oddane vloge' }).click();
  await expect(page.getByText('Nimate oddanih vlog.')).toBeVisible();
});

test('a request is taken up and answered, the badge counts it, and it can no longer be cancelled', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  let now = 0;
  await ownWorld(context, baseURL, ana, { requestLife: () => now });
  await page.goto('/obrazci?pogled=oddane');
  const row = submission(page, 'V-2026-00941');
  await row.getByRole('button', { name: /Prekliči vlogo/ }).click();
  await api(page, '/submissions/V-2026-00941', { status: 409, body: {} });
  await page.getByRole('dialog').getByRole('button', { name: 'Prekliči vlogo' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Upravnik vlogo že obravnava, zato je ni več mogoče preklicati.',
  );
  await page.getByRole('button', { name: 'Ne prekliči' }).click();

  await page.evaluate(
    async ({ token }) =>
      fetch('/api/portal-user/v2/forms/splosno_vprasanje', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ polja: { zadeva: 'Luč', sporocilo: 'Luč v kleti ne gori.' } }),
      }),
    { token: await page.evaluate(() => localStorage.getItem('JWT')) },
  );
  await page.reload();
  const sent = submission(page, 'V-2026-00942');
  await expect(sent).toContainText('Prejeto');
  now += 60_000;
  await page.reload();
  await expect(sent).toContainText('Odgovorjeno');
  const answer = sent.getByText('Hvala za sporočilo.');
  await expect(answer).toBeVisible();
  await expect(answer).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await page.getByRole('link', { name: 'Obvestila, 5 neprebranih' }).click();
  await page.getByRole('button', { name: /Upravnik je odgovoril na vprašanje/ }).click();
  await page.getByRole('link', { name: 'Odpri povezavo' }).first().click();
  await expect(page).toHaveURL('/obrazci#vloga-V-2026-00942');
  await expect(sent).toBeFocused();
});
