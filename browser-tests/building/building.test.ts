/** The sample tables of pages.md P18, P20, P22 and P23; building-*.test.ts has the rest. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

const euro = (text: string) => `${text}\u00A0€`;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const factsOf = async (page: Page, title: string) => {
  const facts = cardOf(page, title).locator('dl > div');
  await expect(facts.first()).toBeVisible();
  return (await facts.allInnerTexts()).map((fact) => fact.replace('\n', ': '));
};

test('P18 the units of section 3 are shown with their data; one is selected as in the top bar', async ({
  page,
}) => {
  await page.goto('/vase-enote');
  const own = cardOf(page, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await expect(own.getByRole('definition')).toHaveCount(5);
  await own.getByText('Vsi podatki').click();
  await expect(own.getByText('9999-137-14')).toBeVisible();
  await expect
    .poll(() => factsOf(page, 'Javorjeva ulica 12 - 2 - 3 (14)'))
    .toEqual([
      'Vloga: Lastnik/Uporabnik',
      'Vrsta enote: Stanovanje',
      'Površina: 62.40\u00A0m²',
      'Število oseb: 3',
      'Solastniški delež: 218/10000',
      'Šifra objekta: 0137',
      'Inventarna številka: 0137014',
      'Naslov: Javorjeva ulica 12',
      'Pošta: 1999 Zeleni Gaj',
      'Etaža: 3. nadstropje',
      'Ogrevana površina: 62.40\u00A0m²',
      'Število psov: 1',
      'ID dela stavbe (kataster): 9999-137-14',
      'Od: 01.06.2014',
      'Do: /',
    ]);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Javorjeva ulica 12 - 2 - 3 (14)');
  const garage = cardOf(page, 'Javorjeva ulica 12, garaža - 2');
  await expect(garage).toContainText('12.50\u00A0m²');
  await expect(garage.getByRole('link', { name: /^Prijava števila oseb/ })).toHaveCount(0);
  await expect(own.getByRole('link', { name: /^Prijava števila oseb/ })).toBeVisible();
  const let7 = cardOf(page, 'Brezova pot 4 (7)');
  await expect(let7).toContainText('41.80\u00A0m²');
  await expect(let7).toContainText('Rok Petek');

  const counts = page.waitForRequest(/bulletin\/unread_num\/0291$/);
  await page.getByRole('button', { name: 'Izberi enoto, Brezova pot 4 (7)' }).click();
  await counts;
  await expect(page.getByText('Enota je izbrana')).toBeVisible();
  await expect(let7.getByText('Izbrana')).toBeVisible();
  await expect(titles.first()).toHaveText('Brezova pot 4 (7)');
  await expect(let7.locator(':focus')).toHaveText('Izbrana');
  await expect(page.getByRole('button', { name: /Izbira enote in upravnika/ })).toContainText(
    'Brezova pot 4 (7)',
  );
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('0291007');
});

test('P20 the building’s list has the own unit first, then all by number, without names, with its sums; the cost of a change is shown', async ({
  page,
}) => {
  await page.goto('/prijavljena-stevila-oseb-in-psov?na-stran=50');
  await expect(page.getByText('Enota 14: 3 osebe, 1 pes.')).toBeVisible();
  await expect(page.getByText('V stavbi: 42 enot, 97 oseb, 6 psov.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Prijavljena števila oseb in psov' });
  const rows = (await table.getByRole('row').allInnerTexts()).map((row) =>
    row.replaceAll('\n', ' ').replaceAll(' \t', '\t').trim(),
  );
  expect(rows).toHaveLength(44);
  expect(rows[1]).toBe('Enota 14 Vaša enota\tStanovanje\t01.06.2026\t3\t1');
  expect(rows[3]).toContain('Enota 2\t');
  expect(rows.slice(13, 17)).toEqual([
    'Enota 12\tStanovanje\t01.01.2020\t2\t0',
    'Enota 13\tStanovanje\t01.09.2023\t4\t1',
    'Enota 15 prazna\tStanovanje\t01.03.2025\t1\t0',
    'Enota 16\tStanovanje\t01.01.2020\t2\t0',
  ]);
  expect(rows[41]).toBe('Lokal 1\tPoslovni prostor\t01.04.2022\t2\t0');
  expect(rows[43]).toBe('Skupaj\t\t\t97\t6');
  await expect(page.getByRole('button', { name: 'Izvozi v CSV' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Prijavi spremembo' }).click();
  const form = page.getByRole('form', { name: 'Prijava spremembe' });
  // The registered numbers are filled in, so that one more person is one press.
  await expect(form.getByLabel('Število oseb')).toHaveValue('3');
  await expect(form.getByLabel('Število psov')).toHaveValue('1');
  await form.getByRole('button', { name: 'Ena oseba več' }).click();
  await expect(
    page.getByText(
      `bi bili višji za ${euro('16.62')} na mesec (prej ${euro('55.07')}, potem ${euro('71.69')}).`,
    ),
  ).toBeVisible();
  await form.getByLabel('Enota je prazna').check();
  await expect(form.getByLabel('Število oseb')).toHaveValue('1');
  await expect(form.getByLabel('Število oseb')).not.toBeEditable();
});

test('P22 emergencies are listed first, then all contractors by activity', async ({ page }) => {
  await page.goto('/izvajalci');
  const urgent = page.getByRole('region', { name: 'Nujni primeri' });
  await expect(urgent).toContainText(
    'V nujnem primeru, ki ogroža ljudi ali premoženje, najprej pokličite 112.',
  );
  const numbers = () =>
    urgent.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(numbers)
    .toEqual([
      'tel:112',
      'tel:+386800099',
      'tel:+386800077',
      'tel:+38600111222',
      'tel:+386800088',
      '/nujni-primeri',
    ]);
  const rows = page.getByRole('table', { name: 'Izvajalci' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  const names = await rows.getByRole('rowheader').allInnerTexts();
  expect(names.map((name) => name.split('\n')[0])).toEqual([
    'Čistilni servis Bleščica d.o.o.',
    'Dvigala Vzpon d.o.o.',
    'Elektro Breza s.p.',
    'Hišnik Plus s.p.',
    'Toplarna Gaj d.o.o.',
    'Vodoinstalacije Kaplja s.p.',
  ]);
  await expect(rows.nth(4)).toContainText('pon.–pet. 7–15');
  expect(await rows.nth(1).innerText()).toMatch(/01 000 30 40\s*\t\/\t\//);
  const web = rows.nth(2).getByRole('link', { name: 'example.si (odpre se v novem zavihku)' });
  await expect(web).toHaveAttribute('rel', 'noopener noreferrer');
});

test('P23 the contracts in force are listed with the user’s share; a switch that Back keeps adds past ones', async ({
  page,
}) => {
  await page.goto('/zavarovalne-pogodbe');
  await expect(
    page.getByText(
      `Vaš mesečni strošek: ${euro('4.32')}. Stavba ima 3 veljavne zavarovalne pogodbe.`,
    ),
  ).toBeVisible();
  await cardOf(page, 'Požarno zavarovanje z dodatnimi nevarnostmi')
    .getByText('Vsi podatki')
    .click();
  await expect
    .poll(() => factsOf(page, 'Požarno zavarovanje z dodatnimi nevarnostmi'))
    .toEqual([
      `Vaš mesečni strošek: ${euro('3.26')}`,
      `Zavarovalna vsota: ${euro('3\u202F850\u202F000.00')}`,
      'Kritja: Požar, strela, eksplozija, vihar, toča, izliv vode',
      'Ni krito: Premičnine v stanovanjih',
      'Predmet zavarovanja: Stavba s skupnimi deli',
      `Letna premija: ${euro('1\u202F794.00')}`,
      'Odbitna franšiza: 10 %, najmanj 200 €',
      'Velja: 01.01.2026–31.12.2026',
      'Vaša enota je vključena: Da',
    ]);
  for (const [title, ...facts] of [
    ['Odgovornost iz posesti stavbe', '55121-2026', '120\u202F000.00', '318.00', '0.58'],
    ['Strojelom – dvigalo', '55122-2026', '45\u202F000.00', '264.00', '0.48'],
  ] as const) {
    for (const fact of facts) await expect(cardOf(page, title)).toContainText(fact);
  }
  const fire = cardOf(page, 'Požarno zavarovanje z dodatnimi nevarnostmi');
  await expect(fire).toContainText('Zavarovalnica Zaslon d.d.');
  await expect(fire).toContainText('Polica 55120-2026');
  await expect(page.getByText('Velja do 31.12.2026')).toHaveCount(3);
  const damage = page.getByRole('region', { name: 'Prijava škode' });
  await expect(damage.getByRole('listitem').first()).toContainText('Zavarovalnica Zaslon d.d.');
  await expect(damage.getByRole('link')).toHaveText(['080 00 55', 'skode@example.si']);
  await expect(page.getByText('Poteče 31.12.2026')).toHaveCount(0);
  await expect(page.getByText('Poteklo')).toHaveCount(0);
  // The switch's state is in the address, which the router changes a moment later.
  await page.getByLabel('Prikaži pretekle pogodbe').click();
  await expect(page.getByText('Poteklo')).toBeVisible();
  await expect(page.getByText('55120-2025')).toBeVisible();
  await page.getByRole('link', { name: 'Obrazec za prijavo škode' }).first().click();
  await expect(page).toHaveURL('/obrazci?obrazec=prijava_skode&polica=55120-2026');
  await expect(page.getByLabel('Zavarovalna polica')).toHaveValue('55120-2026');
  await page.goBack();
  await expect(page).toHaveURL('/zavarovalne-pogodbe?pretekle=da');
  await expect(page.getByText('55120-2025')).toBeVisible();
});
