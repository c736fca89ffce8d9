/**
 * `/obrazci` (`pages.md` P24): the sample rows, the complaint and the damage report, and the draft of an unsent form.
 */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import {
  correct,
  expectStep,
  file,
  form,
  goTo,
  next,
  openForm,
  receivedNumber,
  send,
  submission,
} from '../helpers/screens/forms';
import { confirmRemoval } from '../helpers/screens/removal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P24 the forms are listed by category, and Ana’s submissions with state, answer and history', async ({
  page,
}) => {
  await page.goto('/obrazci');
  const main = page.getByRole('main');
  for (const category of ['Spremembe', 'Plačila in obračuni', 'Števci', 'Škode', 'Drugo']) {
    await expect(main.getByRole('region', { name: category })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(11);
  await page.goto('/obrazci#vloga-V-2026-00871');
  await expect(main.getByRole('tab', { name: 'Oddane vloge' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const row = submission(page, 'V-2026-00871');
  await expect(row).toBeFocused();
  await expect(row).toContainText('Prijava števila oseb in psov');
  await expect(row).toContainText('03.06.2026, 19:12');
  await expect(row).toContainText('Potrjeno');
  await expect(row).toContainText('Sprememba je potrjena in upoštevana od obračuna 06/2026.');
  await row.getByText('Zgodovina').click();
  await expect(row.getByRole('listitem')).toContainText([
    /Prejeto.*03\.06\.2026, 19:12/,
    /V obdelavi.*04\.06\.2026, 08:20/,
    /Potrjeno.*05\.06\.2026, 10:02/,
  ]);
  await expect(row).not.toContainText('Odgovor običajno');

  const answered = submission(page, 'V-2026-00915');
  await expect(answered).toContainText('Odgovorjeno');
  await expect(answered).not.toContainText('Potrjeno');
  await expect(answered).toContainText('Postavko preverjamo z dobaviteljem.');
  const inWork = submission(page, 'V-2026-00930');
  await expect(inWork).toContainText('Odgovor običajno v 5 delovnih dneh.');
  await expect(inWork).toContainText('V-2026-00930 · oddano 13.11.2026, 20:31');
  await expect(inWork.getByRole('definition')).toContainText([
    'Javorjeva ulica 12 - 2 - 3 (14)',
    '26100314',
    'Hišniška opravila',
    'Zakaj so hišniška opravila dražja kot septembra?',
  ]);
  await expect(inWork).toContainText('zapis_hisnika.jpg');
});

test('a complaint about a line is prefilled, is sent once with its file, and appears among the sent forms', async ({
  page,
  flight,
}) => {
  const given = '&enota=0137014&obracun=26100314&postavka=Upravljanje';
  await openForm(page, 'reklamacija_obracuna', given);
  await expect(form(page).getByRole('combobox', { name: 'Enota' })).toContainText(
    'Javorjeva ulica 12 - 2 - 3 (14)',
  );
  const bill = form(page).getByRole('combobox', { name: 'Obračun' });
  await expect(bill).toHaveValue('10/2026 · 217.50\u00A0€ (26100314)');
  await expect(form(page).getByRole('combobox', { name: 'Postavka' })).toHaveValue('Upravljanje');
  await form(page).getByRole('combobox', { name: 'Postavka' }).click();
  await expect(page.getByRole('option')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await form(page).getByLabel('Opis').fill('Znesek je višji kot prejšnji mesec.');
  // All is in one step: nothing but the question is left to write.
  await expect(next(page)).toHaveCount(0);
  await form(page).getByLabel('Priloga').setInputFiles(file('Račun čšž.pdf', 'application/pdf'));
  await send(page).dblclick();
  const number = await receivedNumber(page);
  await page.getByRole('link', { name: 'Spremljajte jo med oddanimi vlogami' }).click();
  const row = submission(page, number);
  await expect(row).toBeFocused();
  await expect(row).toContainText('Reklamacija obračuna');
  await expect(row).toContainText('Račun čšž.pdf');
  await expect(row).toContainText('Odgovor običajno v 5 delovnih dneh.');
  for (const said of ['26100314', 'Upravljanje', 'Znesek je višji kot prejšnji mesec.']) {
    await expect(row.getByRole('definition').getByText(said, { exact: true })).toBeVisible();
  }
  const sent = flight.record.requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/forms/reklamacija_obracuna'),
  );
  expect(sent).toHaveLength(1);
});

test('a report of damage requires the fields of C4, accepts photos, and can be cancelled while Prejeto', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, 'prijava_skode');
  await next(page).click();
  for (const field of ['Datum in ura nastanka', 'Opis', 'Telefon']) {
    await expect(page.getByRole('link', { name: `Polje ${field} je obvezno` })).toBeVisible();
  }
  await expect(form(page).getByLabel('Datum in ura nastanka')).toBeFocused();
  await form(page).getByLabel('Datum in ura nastanka').fill('2026-11-20T22:30');
  await form(page).getByLabel('Opis').fill('V kopalnici teče voda s stropa.');
  await form(page).getByLabel('Telefon').fill('041 123 456');
  await goTo(page, 'files');
  await form(page)
    .getByLabel('Fotografije')
    .setInputFiles([file('strop.jpg'), file('stena.png', 'image/png')]);
  await goTo(page, 'review');
  await send(page).click();
  const number = await receivedNumber(page);
  await page.getByRole('tab', { name: 'Oddane vloge' }).click();
  const row = submission(page, number);
  await expect(row).toContainText('2 prilogi');
  await row.getByRole('button', { name: `Prekliči vlogo ${number}` }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Ste prepričani, da želite preklicati to vlogo?',
  });
  await dialog.getByRole('button', { name: 'Prekliči vlogo' }).click();
  await expect(page.getByText('Vloga je preklicana.')).toBeVisible();
  await expect(row).toContainText('Preklicano');
  await expect(row).toBeFocused();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('an unsent form survives a failed send, a reload and an ended session', async ({ page }) => {
  await openForm(page, 'splosno_vprasanje');
  await form(page).getByLabel('Zadeva').fill('Ključ');
  await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ kolesarnice?');
  await goTo(page, 'files');
  await form(page).getByLabel('Priloga').setInputFiles(file('ključ.jpg'));
  await goTo(page, 'review');
  await page.route('**/forms/splosno_vprasanje', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: {} })
      : route.fallback(),
  );
  await send(page).click();
  await expect(page).toHaveURL('/prijava');
  await page.unrouteAll();
  await page.getByLabel('E-poštni naslov').fill('ana.zupancic@example.si');
  await page.getByLabel('Geslo', { exact: true }).fill('Javorjeva12');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page).toHaveURL('/obrazci?obrazec=splosno_vprasanje&korak=pregled');
  await expect(page.getByText('Nadaljujete vlogo, ki je še niste oddali.')).toBeVisible();
  await expectStep(page, 'review');
  await expect(form(page).getByText('ključ.jpg', { exact: true })).toBeVisible();
  await correct(page, 'data');
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('Ključ');
  await page.reload();
  await expect(form(page).getByLabel('Sporočilo')).toHaveValue('Kje dobim nov ključ kolesarnice?');
  await expect(page.getByText('Priloge se ob osvežitvi strani ne ohranijo.')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('kolesarnice');
  const startAgain = page.getByRole('button', { name: 'Začni znova' });
  await startAgain.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ne izbriši' }).click();
  await expect(startAgain).toBeFocused();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('Ključ');
  await startAgain.click();
  await confirmRemoval(page, 'to vlogo');
  await expect(page.getByRole('status').getByText('Uspešno izbrisano')).toBeVisible();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('');
});
