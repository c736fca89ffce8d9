import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  changeItems,
  expectBlackOnWhite,
  nextPayment,
  openPayDialog,
  payButton,
  payDialog,
  row,
} from '../helpers/screens/pay';
import { readQr } from '../helpers/screens/read-qr';
import { september } from './pay-orders';

/** One order for both of Ana's regular bills, one for the oldest bill alone, and one for the reserve fund. */
const joint =
  'UPNQR\n\n\n\n\nAna Zupančič\nJavorjeva ulica 12\n1999 Zeleni Gaj\n00000024940\n\n\nCOST\n' +
  'Redni obračuni, plačnik 104217\n30.10.2026\nSI56999990010400151\nSI00104217\n' +
  'Upravljanje Zeleni Gaj d.o.o.\nGajeva cesta 1\n1999 Zeleni Gaj\n211\n';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 640],
  ] as const) {
    test(`a scanner reads the dialog as it is rendered, ${colorScheme} at ${width} px`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const dialog = await openPayDialog(page);
      const code = dialog.getByRole('img');
      // This reader accepts grey; a phone's camera does not.
      await expectBlackOnWhite(code);
      await code.scrollIntoViewIfNeeded();
      const [read, ...others] = await readQr(await page.screenshot());
      expect(others).toEqual([]);
      expect(read).toMatchObject({ text: joint, version: 15, level: 'M' });
      expect(read?.withEci).toContain('\\000004');
      const side = (await code.boundingBox())?.width;
      expect(side).toBe(Math.min(340, width));
    });
  }
}

test('a click outside the dialog closes it, a click inside does not', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openPayDialog(page);
  await dialog.getByRole('heading', { name: 'Podatki za plačilo' }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);
});

test('a browser without a clipboard selects the value, with a message', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  const dialog = await openPayDialog(page);
  await dialog.getByRole('button', { name: 'Kopiraj IBAN' }).click();
  await expect(dialog.getByText('Pri kopiranju je prišlo do napake')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('SI56 9999 9001 0400 151');
});

test('F12 the code is saved as a picture that another reader reads', { tag: '@long' }, async ({
  page,
}) => {
  await changeItems(page, ([first]) =>
    first ? [{ ...first, st_dokumenta: '../CON\u202E/1' }] : [],
  );
  const dialog = await openPayDialog(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Shrani sliko' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('upn__CON_1.png');
  const picture = await readFile(await download.path());
  // Width and height are in the header of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1360, 1360]);
  expect(await readQr(picture)).toMatchObject([{ text: september, version: 15, level: 'M' }]);
});

test('a single order is open; its recipient is shown as text, also if it contains markup', {
  tag: '@long',
}, async ({ page }) => {
  const prejemnik_naziv = '<img src=x onerror=alert(1)>';
  await changeItems(page, ([first]) =>
    first?.upn ? [{ ...first, upn: { ...first.upn, prejemnik_naziv } }] : [],
  );
  const dialog = await openPayDialog(page);
  await expect(dialog.getByRole('button', { name: 'Naslednje plačilo' })).toHaveCount(0);
  await expect(row(dialog, 'Prejemnik')).toContainText(prejemnik_naziv);
  const [read] = await readQr(await dialog.getByRole('img').screenshot());
  expect(read?.text.split('\n')[16]).toBe(prejemnik_naziv);
});

test('a bill without payment data has a note instead of a code, and what the bank collects is left out', {
  tag: '@long',
}, async ({ page }) => {
  await changeItems(page, (items) =>
    items.map((item, index) =>
      index === 0 ? { ...item, direktna_obremenitev: true } : { ...item, upn: null },
    ),
  );
  const dialog = await openPayDialog(page);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expect(dialog.getByText('Upravnik za ta obračun ni posredoval podatkov')).toHaveCount(2);
  await expect(dialog.getByText('z direktno obremenitvijo')).toHaveCount(0);
});

test('while the units cannot be loaded, the dialog that leads to the manager stays over its list', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314', { exact: true })).toBeVisible();
  await api(page, '/enota', { status: 400, body: { code: 2 } });
  await changeItems(page, (items) => items.map((item) => ({ ...item, upn: null })));
  await page.reload();
  await expect(page.getByText('26090314', { exact: true })).toBeVisible();
  const asked = await api(page, '/enota', { status: 400, body: { code: 2 } });
  await page.getByRole('main').getByRole('button', { name: 'Plačaj vse' }).click();
  const dialog = payDialog(page);
  await expect(dialog.getByRole('list', { name: 'Stik z upravnikom' })).toContainText(
    '01 000 10 00',
  );
  await expect(page.getByText('26090314', { exact: true }).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test('each bill has its own code, and no other, where the manager does not allow joint payment', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(
    (url) => url.pathname.endsWith('/open_items'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), skupna_placila: [] } });
    },
  );
  const dialog = await openPayDialog(page);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(dialog).toContainText('Vsako plačilo ima svojo kodo QR.');
  await expect(dialog).toContainText('Št. obračuna 26090314');
  await nextPayment(dialog);
  await expect(dialog).toContainText('Št. obračuna 26100314');
  await nextPayment(dialog);
  await expect(dialog).toContainText('Št. obračuna 26100315');
  await expect(dialog).not.toContainText('SI00');
});

for (const [wrong, text] of [
  [{ iban: 'SI56999990010400152' }, 'Kode QR ni, ker IBAN ni veljaven.'],
  [{ referenca: 'SI121042172609012' }, 'Kode QR ni, ker referenca ni veljavna.'],
  [{ znesek: 0 }, 'Kode QR ni, ker znesek ni primeren za plačilni nalog.'],
] as const) {
  test(`${JSON.stringify(wrong)} gives no code; the data are shown as received`, {
    tag: '@long',
  }, async ({ page }) => {
    await changeItems(page, ([first]) =>
      first?.upn ? [{ ...first, upn: { ...first.upn, ...wrong } }] : [],
    );
    const dialog = await openPayDialog(page);
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Shrani sliko' })).toHaveCount(0);
    await expect(row(dialog, 'Namen plačila')).toContainText('Redni obračun 09/2026');
    for (const value of Object.values(wrong)) {
      if (typeof value === 'string') await expect(dialog).toContainText(value);
    }
  });
}

test('an overpaid bill and an empty list leave nothing to pay', { tag: '@long' }, async ({
  page,
}) => {
  await changeItems(page, ([first]) => (first ? [{ ...first, odprto: -5, upn: null }] : []));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Odprte postavke' }).last()).toBeVisible();
  await expect(page.getByText('Naslednji rok plačila')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText('Preplačano imate 5.00\u00A0€.');
  await expect(card).not.toContainText('−');
});

test('an overpaid bill does not hide that another one is to pay', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(
    (url) => url.pathname.endsWith('/regular_billing'),
    async (route) => {
      const response = await route.fetch();
      const bills = await response.json();
      const obracuni = bills.obracuni.map((bill: { st_dokumenta: string; odprto: number }) =>
        bill.st_dokumenta === '26100314' ? { ...bill, odprto: -50, status: 'preplacilo' } : bill,
      );
      await route.fulfill({ response, json: { ...bills, obracuni, skupaj_odprto: -18.1 } });
    },
  );
  await page.goto('/redni-obracun');
  await expect(page.locator('.answer')).toContainText('31.90');
  await expect(page.locator('.answer')).not.toContainText('Vse je plačano');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
