/** Units, contractors and insurance beyond the sample: permissions, states, many rows, hostile data. */
import { expect, type Page } from '@playwright/test';
import { DEMO_TODAY } from '../../mocks/world/demo-today';
import { addDays } from '../../src/domain/dates/add-days';
import { formatDate } from '../../src/domain/dates/date';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { rok } from '../helpers/session/demo';

const pages = [
  { path: '/vase-enote', page: 8, call: 'unit_details' },
  { path: '/izvajalci', page: 11, call: 'contractors' },
  { path: '/prijavljena-stevila-oseb-in-psov', page: 19, call: 'registered_number' },
  { path: '/zavarovalne-pogodbe', page: 20, call: 'insurance_contracts' },
] as const;

const main = (page: Page) => page.getByRole('main');

test('a page that is not allowed does not open, which a toast says, and sends no request', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  await signIn();
  // With more pages home itself would request contractors and the like.
  await api(page, '/allowed_pages', { status: 200, body: [2] });
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Do te strani nimate dostopa.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const { call } of pages) expect(callsTo(flight.record.requests, call)).toEqual([]);
});

test('each of the three payer contexts sees the four pages, a tenant without prices', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/zavarovalne-pogodbe');
  await expect(page.getByText('Letna premija').first()).toBeAttached();
  await chooseManager(page, contexts.sameManager.manager);
  await expectContext(page, contexts.sameManager);
  await page.goto('/vase-enote');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Javorjeva ulica 12, garaža - 2',
    'Dostop in predaja',
  ]);
  await page.goto('/prijavljena-stevila-oseb-in-psov');
  await expect(page.getByText('Za vašo enoto v tej stavbi ni prijavljenih oseb.')).toBeVisible();
  await chooseManager(page, contexts.otherManager.manager);
  await expectContext(page, contexts.otherManager);
  await page.goto('/zavarovalne-pogodbe');
  await expect(page.getByText('71200-2026')).toBeVisible();
  await expect(page.getByText('Zavarovalna vsota').first()).toBeVisible();
  await expect(page.getByText('Letna premija')).toHaveCount(0);
  await expect(page.getByText('Vaš mesečni strošek')).toHaveCount(0);
  await page.goto('/izvajalci');
  await expect(page.getByText('Ključavničarstvo Zapah s.p.').first()).toBeVisible();
});

test('a tenant sees no other tenant, and one unit as his own', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(rok);
  await page.goto('/vase-enote');
  await expect(main(page)).toContainText('Uporabnik');
  await expect(main(page)).not.toContainText('Najemnik');
  await page.goto('/prijavljena-stevila-oseb-in-psov');
  await expect(page.getByText('Enota 7: 2 osebi, 0 psov.')).toBeVisible();
  await expect(main(page)).not.toContainText('Petek');
});

test('a user without a unit gets a message and a link to Dodaj upravnika', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/e_manager/enota', { status: 200, body: [] });
  await page.goto('/vase-enote');
  await expect(page.getByText('Z vašim uporabniškim računom ni povezana')).toBeVisible();
  await main(page).getByRole('link', { name: 'Dodaj upravnika' }).click();
  await expect(page).toHaveURL('/dodaj-upravnika');
});

test('units are shown when their details fail, can be selected, and a retry loads the details', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/unit_details', { status: 500, body: {}, times: 2 });
  await page.goto('/vase-enote');
  await expect(page.getByText('Podatkov o enotah ni bilo mogoče naložiti.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Izberi enoto/ })).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('218/10000')).toBeVisible();
});

test('10,000 units are a table with pages, a search that finds one, and its selection', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const units = Array.from({ length: 10_000 }, (_, nth) => ({
    objekt_sifra: '0137',
    naziv: `Cesta ${nth + 1}`,
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: 0,
    inventarna_stevilka: `c${nth + 1}`,
    vrsta: 'L',
  }));
  await api(page, '/e_manager/enota', { status: 200, body: units });
  await api(page, '/unit_details', { status: 200, body: [] });
  await page.goto('/vase-enote');
  const rows = page.getByRole('table', { name: 'Vaše enote' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(page.getByText('Prikazano 1–10 od 10\u202F000')).toBeVisible();
  await page.getByLabel('Iskanje').fill('Cesta 9876');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Izberi enoto, Cesta 9876' }).click();
  await expect(rows.nth(1).getByText('Izbrana')).toBeVisible();
  await expect(page.getByRole('button', { name: /Izbira enote in upravnika/ })).toContainText(
    'Cesta 9876',
  );
});

test('four units are a table without a search; the link to the report selects the unit', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const unit = (naziv: string, inventarna_stevilka: string, objekt_sifra: string) => ({
    ...{ objekt_sifra, naziv, inventarna_stevilka, vrsta: 'L' },
    ...{ stev_stavbe: null, zaporedna: 0, stez_stanovanja: 0 },
  });
  const body = [
    unit('Javorjeva ulica 12', '0137014', '0137'),
    unit('Garaža', '0137G22', '0137'),
    unit('Brezova pot 4', '0291007', '0291'),
    unit('Klet', '0137K01', '0137'),
  ];
  await api(page, '/e_manager/enota', { status: 200, body });
  await page.goto('/vase-enote');
  await expect(page.getByRole('table', { name: 'Vaše enote' })).toBeVisible();
  await expect(page.getByLabel('Iskanje')).toHaveCount(0);
  await page.getByRole('link', { name: 'Prijava števila oseb, Brezova pot 4' }).click();
  await expect(page.getByText('Enota je izbrana')).toBeVisible();
  await expect(page.getByText('V stavbi: 18 enot')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Enota' })).toContainText('Brezova pot 4');
});

test('contractors: a filter is in the address, Back restores it and the scroll position', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/izvajalci?dejavnost=Elektrika%2C+domofon');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  // Playwright may scroll before it clicks a sticky element.
  const left = page.evaluate(
    () => new Promise<number>((done) => addEventListener('click', () => done(scrollY))),
  );
  await page.getByRole('link', { name: 'Na začetno stran' }).click();
  const before = await left;
  expect(before).toBeGreaterThan(300);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/izvajalci?dejavnost=Elektrika%2C+domofon');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('contractors: an invalid web page, address or number is not a link', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const body = [
    {
      ...{ id_izvajalca: 1, naziv: '<b>Zlo</b>', dejavnost: 'Zlo', opis_del: null },
      ...{ telefon: '-', dezurni_telefon: null, email: 'a@b.si?bcc=c@d.si' },
      ...{ splet: 'javascript:alert(1)', nujno: true, delovni_cas: null },
      ...{ pogodba_od: '1899-12-30', pogodba_do: null },
    },
  ];
  await api(page, /\/contractors\//, { status: 200, body });
  await page.goto('/izvajalci');
  const row = page.getByRole('table', { name: 'Izvajalci' }).getByRole('row').nth(1);
  await expect(row).toContainText('<b>Zlo</b>');
  expect(await row.innerText()).toMatch(/a@b\.si\?bcc=c@d\.si\t\//);
  await expect(row.getByRole('link')).toHaveCount(0);
});

test('contractors: Kopiraj copies the contact data', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto('/izvajalci');
  await page.getByRole('button', { name: 'Kopiraj, Dvigala Vzpon d.o.o.' }).click();
  await expect(page.getByRole('button', { name: 'Kopirano' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'Dvigala Vzpon d.o.o. (Dvigala)',
      'Telefon: 01 000 10 20',
      'Dežurna številka: 080 00 99',
      'E-pošta: servis@example.si',
      'Spletna stran: https://www.example.si',
    ].join('\n'),
  );
});

test('insurance: the policy is saved; an ending contract, an empty list and a failed one show a message', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const token = await signIn();
  await page.goto('/zavarovalne-pogodbe');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prenesi polico (PDF), 55120-2026' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  const answer = await page.request.get(
    '/api/portal-user/v2/insurance_contracts/0137?inventarna_stevilka=0137014',
    { headers: { authorization: `Bearer ${token}` } },
  );
  const [contract] = await answer.json();
  const soon = addDays(DEMO_TODAY, 10);
  const show = async (body: unknown, status = 200) => {
    await page.unrouteAll();
    await api(page, /\/insurance_contracts\//, { status, body });
    await page.goto('/zavarovalne-pogodbe');
  };
  await show([{ ...contract, velja_do: soon }]);
  await expect(page.getByText(`Poteče ${formatDate(soon)}`)).toBeVisible();
  await show([{ ...contract, poteklo: true }]);
  await expect(page.getByText('Stavba trenutno nima veljavne zavarovalne pogodbe.')).toBeVisible();
  await show([]);
  await expect(page.getByText('Za to stavbo ni zavarovalnih pogodb.')).toBeVisible();
  await show({}, 403);
  await expect(main(page).getByRole('alert')).toContainText('Nimate dostopa');
});
