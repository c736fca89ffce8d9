import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';

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
  await choose(page, 'Vaš odgovor', 'Podatki niso pravilni');
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
