import { expect } from '@playwright/test';
import { createBackend } from '../../mocks/server/backend';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { saved } from '../helpers/screens/saved';
import { answerFrom } from '../helpers/session/own-world';

const TOKEN = 'cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';

for (const [token, text] of [
  ['cHJlZGFqYS1wb3ZlemF2YS1qZS1wb3Rla2xhLXRlc3Q', 'Povezava je potekla'],
  ['cHJlZGFqYS1wb3ZlemF2YS11bWFrbmplbmEtdGVzdA', 'Povezava ne velja več'],
  ['cHJlZGFqYS1wb3ZlemF2YS1wb3JhYmxqZW5hLXRlc3Q', 'Povezava je že uporabljena'],
  ['neznano', 'Povezava ni veljavna'],
] as const) {
  test(`the link ${token}: ${text}, with a way on`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/prevzem/${token}`);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Na prijavo' }).click();
    await expect(page).toHaveURL(/\/prijava$/);
  });
}

test('E04 the token leaves the address; a link that is withdrawn while its page is open gives the reason', async ({
  page,
}) => {
  await page.goto(`/prevzem/${TOKEN}?x=1#y`);
  await expect(page).toHaveURL(/\/prevzem\/povezava$/);
  await page.getByRole('radio', { name: 'Podatki niso pravilni' }).check();
  await page.getByLabel('Kaj ni pravilno', { exact: true }).fill('Datum je drug.');
  const failed = await api(page, `/handover/${TOKEN}`, { status: 503, body: '', times: 1 });
  await page.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Kaj ni pravilno', { exact: true })).toHaveValue('Datum je drug.');
  expect(failed.map((request) => request.postDataJSON())).toEqual([
    { odgovor: 'zavracam', razlog: 'Datum je drug.', password: null },
  ]);
  await api(page, `/handover/${TOKEN}`, { status: 409, body: { razlog: 'umaknjeno' } });
  await page.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(page.getByText('Povezava ne velja več')).toBeVisible();
});

test('the taker reads the contract before the answer, which two screens of a phone reach', {
  tag: '@whole-browser',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/prevzem/${TOKEN}`);
  await expect(page.getByText('Odgovorite do 26.11.2026, 10:05 (še 5 dni).')).toBeVisible();
  const answer = page.getByRole('radio', { name: 'Podatki niso pravilni' });
  expect((await answer.boundingBox())?.y).toBeLessThan(2 * 844);
  const save = page.getByRole('button', { name: /^Prenesi PDF, Kupoprodajna pogodba, 2 kB/ });
  const failed = await api(page, '/file/1', { status: 503, body: '', times: 1 });
  await save.click();
  await expect(save).toHaveAccessibleDescription('Ni dokumenta/ov za prenos');
  expect(failed).toHaveLength(1);
  const { name, file } = await saved(page, save);
  expect([name, file.toString('latin1', 0, 5)]).toEqual(['kupoprodajna_pogodba.pdf', '%PDF-']);
  await expect(save).toHaveAccessibleDescription('');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Predogled, Kupoprodajna pogodba/ }).click();
  await opened;
});

test('E04 a reload keeps choice and reason until the answer is sent; after it the page says that it was given', {
  tag: '@long',
}, async ({ page, context }) => {
  await answerFrom(context, createBackend());
  await page.goto(`/prevzem/${TOKEN}`);
  const back = page.getByRole('radio', { name: 'Podatki niso pravilni' });
  const reason = page.getByLabel('Kaj ni pravilno', { exact: true });
  await back.check();
  await reason.fill('Datum je drug.');
  await page.reload();
  await expect(back).toBeChecked();
  await expect(reason).toHaveValue('Datum je drug.');
  await page.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(page.getByText('Podatke ste vrnili predajniku.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Na to povezavo ste že odgovorili.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(TOKEN);
  await page.getByRole('link', { name: 'Na prijavo' }).click();
  await expect(page).toHaveURL(/\/prijava$/);
  await page.goBack();
  await expect(page.getByText('Na to povezavo ste že odgovorili.')).toBeVisible();
  await page.goto('/prevzem/neznano');
  await expect(page.getByText('Povezava ni veljavna')).toBeVisible();
});
