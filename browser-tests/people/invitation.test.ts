import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { field, fillRegistration, registerButton } from '../helpers/screens/registration';

const TOKEN = 'dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q';

for (const [token, text] of [
  ['dm9yYnJhLXBvdmFiaWxvLWtpLWplLXBvdGVrbG8tdGVzdA', 'Povabilo je poteklo'],
  ['dm9yYnJhLXBvdmFiaWxvLXByZWtsaWNhbm8tdGVzdA', 'Povabilo je preklicano'],
  ['dm9yYnJhLXBvdmFiaWxvLXNwcmVqZXRvLXRlc3Q', 'Povabilo je že sprejeto'],
  ['neznano', 'Povezava iz povabila ni veljavna'],
] as const) {
  test(`the link ${token}: ${text}, with a way on`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/povabilo/${token}`);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Na prijavo' }).click();
    await expect(page).toHaveURL(/\/prijava$/);
  });
}

test('E04 the token leaves the address, survives a reload, and a refused acceptance keeps the names', async ({
  page,
}) => {
  await page.goto(`/povabilo/${TOKEN}?x=1#y`);
  await expect(page).toHaveURL(/\/povabilo\/povezava$/);
  await page.reload();
  await field(page, 'Ime').fill('Jurij');
  await field(page, 'Geslo').fill('Javorjeva12');
  await field(page, 'Ponovite geslo').fill('Javorjeva12');
  await page.getByRole('checkbox', { name: /pogoji uporabe/ }).check();
  const sent = await api(page, `/invitation/${TOKEN}`, { status: 503, body: '' });
  await page.getByRole('button', { name: 'Sprejmi povabilo' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(field(page, 'Ime')).toHaveValue('Jurij');
  await expect(field(page, 'Geslo')).toHaveValue('');
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    {
      password: 'Javorjeva12',
      novi_racun: { firstname: 'Jurij', lastname: 'Zupančič', terms: true },
    },
  ]);
});

test('an invitation that is ended while its page is open shows the reason', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/povabilo/${TOKEN}`);
  await field(page, 'Geslo').fill('Javorjeva12');
  await field(page, 'Ponovite geslo').fill('Javorjeva12');
  await page.getByRole('checkbox', { name: /pogoji uporabe/ }).check();
  await api(page, `/invitation/${TOKEN}`, { status: 409, body: { razlog: 'preklicano' } });
  await page.getByRole('button', { name: 'Sprejmi povabilo' }).click();
  await expect(page.getByText('Povabilo je preklicano')).toBeVisible();
  await expect(field(page, 'Geslo')).toHaveCount(0);
});

test('a payer code that has an account leads to a request for access', { tag: '@long' }, async ({
  page,
}) => {
  await fillRegistration(page, {
    'Šifra plačnika': '104217',
    'Geslo iz položnice': 'T5N8-3HJC',
    'E-poštni naslov': 'eva.kos@example.si',
  });
  await registerButton(page).click();
  const ask = page.getByRole('button', { name: 'Prosi za dostop' });
  await expect(ask).toBeVisible();
  const sent = await api(page, '/access_request', {});
  // It is about this code only.
  const code = page.getByRole('textbox', { name: 'Šifra plačnika' });
  await code.fill('104218');
  await expect(ask).toHaveCount(0);
  await code.fill('104217');
  const address = page.getByLabel('E-poštni naslov');
  await address.fill('ni naslov');
  await ask.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('eva.kos@example.si');
  await ask.dblclick();
  await expect(page.getByText(/^Prošnja je poslana\./)).toBeVisible();
  await expect(page.locator('.focus-here:focus')).toContainText('Prošnja je poslana.');
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    {
      manager: 'zelenigaj',
      code_payer: '104217',
      bill_password: 'T5N8-3HJC',
      firstname: 'Maja',
      lastname: 'Kos',
      email: 'eva.kos@example.si',
      captcha: expect.any(String),
    },
  ]);
});
