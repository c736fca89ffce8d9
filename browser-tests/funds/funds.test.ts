/** The sample tables of pages.md P6, P7, P12 and P13 on the screens, with their sums. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

const euro = (text: string) => `${text}\u00A0€`;

const rowsOf = async (page: Page, title: string) => {
  const table = page.getByRole('table', { name: title, exact: true });
  await expect(table).toBeVisible();
  const rows = await table.getByRole('row').allInnerTexts();
  return rows.map((row) => row.replaceAll('\n', '').trim());
};

/** Names and values of a part of the page, in reading order. */
const factsOf = async (page: Page, name: string) => {
  const lines = page.getByRole('region', { name, exact: true }).locator('dl > div');
  await expect(lines.first()).toBeVisible();
  const texts = await lines.allInnerTexts();
  return texts.map((text) => text.trim().replace(/\s*\n\s*/g, ': '));
};

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P6 the year of the fund adds up, and its plan can be paid from March on', async ({
  page,
}) => {
  await page.goto('/rezervni-sklad');
  await expect(
    page.getByText(`V rezervnem skladu je ${euro('33\u202F494.03')} (stanje 31.10.2026).`),
  ).toBeVisible();
  await expect
    .poll(() => factsOf(page, 'Prispevki in obveznosti'))
    .toEqual([
      `Zaračunani prispevki: ${euro('17\u202F142.00')}`,
      `Neplačani prispevki: ${euro('1\u202F354.08')}`,
      `Rezervirano za naročena dela: ${euro('0.00')}`,
      `Neodplačano posojilo: ${euro('0.00')}`,
    ]);
  await expect
    .poll(() => factsOf(page, 'Kako smo prišli do stanja'))
    .toEqual([
      `Začetno stanje (01.01.2026): ${euro('28\u202F412.77')}`,
      `+ Vplačani prispevki: ${euro('16\u202F498.36')}`,
      `+ Obresti: ${euro('12.40')}`,
      `− Porabljena sredstva: ${euro('11\u202F384.50')}`,
      `− Bančni stroški: ${euro('45.00')}`,
      `= Stanje sredstev: ${euro('33\u202F494.03')}`,
    ]);
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await expect
    .poll(() => factsOf(page, 'Vaš prispevek'))
    .toEqual([
      `Prispevek na m²: ${euro('0.60')}/m²`,
      'Površina, za katero plačujete: 62.40\u00A0m²',
      `Vaš mesečni prispevek: ${euro('37.44')}: 62.40\u00A0m² × ${euro('0.60')} = ${euro('37.44')}`,
      `Vaša vplačila v letu: ${euro('374.40')}`,
      `Vaša vplačila skupaj: ${euro('3\u202F655.68')}`,
      `Neporavnano: ${euro('0.00')}: na dan 31.10.2026`,
    ]);
  await expect
    .poll(() => factsOf(page, 'Račun rezervnega sklada'))
    .toEqual([
      'IBAN: SI56 9999 9001 0400 248',
      'Banka: Banka Gaj d.d.',
      'Vrsta računa: Ločen račun stavbe',
      'Izplačila potrjuje: Predstavnik etažnih lastnikov',
    ]);
  await expect
    .poll(() => rowsOf(page, 'Poraba sredstev'))
    .toEqual([
      'Datum\tOpis\tIzvajalec\tŠt. računa\tPodlaga\tZnesek\tDejanja',
      `09.09.2026\tZamenjava domofona\tElektro Breza s.p.\t2026-118\tNačrt vzdrževanja 2026, t. 4\t${euro('1\u202F126.00')}\tPDF`,
      `22.06.2026\tSanacija ravne strehe, 1. situacija\tKrovstvo Javor d.o.o.\tKJ-26-0044\tSklep zbora lastnikov 14.04.2026\t${euro('7\u202F940.50')}\tPDF`,
      `17.03.2026\tZamenjava obtočne črpalke\tTermo servis Gaj d.o.o.\t26-00391\tNujna vzdrževalna dela\t${euro('2\u202F318.00')}\tPDF`,
      `Skupaj\t\t\t\t\t${euro('11\u202F384.50')}`,
    ]);
  const works = await rowsOf(page, 'Načrt vzdrževanja');
  expect(works.find((work) => work.startsWith('2027\t'))).toBe(
    `2027\tObnova fasade – 1. faza\tPredlog\t${euro('42\u202F000.00')}Za vašo enoto ${euro('915.60')}\t/\t/\tDenarja bo dovolj marca 2027.\tOdločitev`,
  );
});

test('P7 the voluntary funds are shown, one collected and one closed, each with its ledger', async ({
  page,
}) => {
  await page.goto('/prostovoljni-sklad');
  const first = page.getByRole('region', { name: 'Sklad za prenovo kolesarnice', exact: true });
  await expect(first).toContainText(
    `Zbrano 24\u00A0%: ${euro('1\u202F475.00')} od ${euro('6\u202F000.00')}, porabljeno ${euro('320.00')}.`,
  );
  await first.getByText('Vsi podatki').click();
  await expect
    .poll(() => factsOf(page, 'Sklad za prenovo kolesarnice'))
    .toEqual([
      'Namen: Nova kolesarnica s 24 mesti',
      `Mesečni prispevek: ${euro('5.00')} na enoto`,
      `Vaš prispevek: plačano ${euro('40.00')} od ${euro('40.00')}`,
      `Stanje: ${euro('1\u202F155.00')}`,
      'Podlaga: Sklep zbora lastnikov, 12.02.2026',
      'Velja od: 01.03.2026',
      'Velja do: 28.02.2027',
      `Ciljni znesek: ${euro('6\u202F000.00')}`,
      `Začetno stanje: ${euro('0.00')}`,
      `Zaračunano: ${euro('1\u202F680.00')}`,
      `Vplačano: ${euro('1\u202F475.00')}`,
      `Porabljeno: ${euro('320.00')}`,
    ]);
  const rows = await rowsOf(page, 'Promet, Sklad za prenovo kolesarnice');
  expect(rows).toHaveLength(10);
  expect(rows[1]).toContain(`30.10.2026\tVplačila etažnih lastnikov\t/`);
  expect(rows.at(-1)).toBe(`Skupaj\t\t\t${euro('320.00')}\t${euro('1\u202F475.00')}`);
  const second = page.getByRole('region', {
    name: 'Sklad za ureditev otroškega igrišča',
    exact: true,
  });
  await expect(second.getByText('Zaključen', { exact: true })).toBeVisible();
  await expect(first.getByText('Zaključen', { exact: true })).toHaveCount(0);
  await expect
    .poll(() => factsOf(page, 'Sklad za ureditev otroškega igrišča'))
    .toContain(`Stanje: ${euro('0.00')}`);
});

test('P12 the debtors, with all younger debts as one sum, owe what the fund lacks', async ({
  page,
}) => {
  await page.goto('/dolzniki-rezervnega-sklada');
  await expect
    .poll(() => rowsOf(page, 'Dolžniki rezervnega sklada'))
    .toEqual([
      'Enota\tEtažni lastnik\tNeplačani prispevki\tNajstarejši dolg\tDolg\tPostopek',
      `Enota 5\tPeter Rozman\t14\u00A0prispevkov\t07/2025\t${euro('436.80')}\tIzvršba`,
      `Enota 21\tSimona Hribar\t8\u00A0prispevkov\t01/2026\t${euro('356.16')}\tPoziv k plačilu`,
      `Lokal 1\tPekarna Vzorec d.o.o.\t5\u00A0prispevkov\t04/2026\t${euro('255.00')}\tOpomin`,
      `Enota 33\tMarija Kos\t3\u00A0prispevki\t06/2026\t${euro('100.80')}\tOpomin`,
      `Drugi neporavnani prispevki, mlajši od 30 dni\t/\t/\t/\t${euro('205.32')}\t/`,
      `Skupaj\t\t\t\t${euro('1\u202F354.08')}`,
    ]);
  await expect(page.getByText('Razkrivanje ali objavljanje tretjim osebam')).toBeVisible();
});

test('P13 September and October are in the ledger with their balances and sums', async ({
  page,
}) => {
  await page.goto('/promet-knjizb-rezervnega-sklada?od=2026-09&do=2026-10');
  const all = 'Vplačila etažnih lastnikov';
  const bank = 'Banka Gaj d.d.';
  const fee = 'Vodenje fiduciarnega računa';
  await expect
    .poll(() => rowsOf(page, 'Promet knjižb rezervnega sklada'))
    .toEqual([
      'Datum\tOpis\tIzvajalec / banka\tŠt. dokumenta\tOdlivi\tPrilivi\tSaldo po knjižbi',
      `30.10.2026\t${all}\t/\tIZP-261030\t${euro('0.00')}\t${euro('1\u202F702.46')}\t${euro('33\u202F494.03')}`,
      `30.10.2026\tObresti vezane vloge\t${bank}\tOBR-2026-10\t${euro('0.00')}\t${euro('3.10')}\t${euro('31\u202F791.57')}`,
      `30.10.2026\t${fee} 10/2026\t${bank}\tBG-2026-10\t${euro('4.50')}\t${euro('0.00')}\t${euro('31\u202F788.47')}`,
      `05.10.2026\t${all}\t/\tIZP-261005\t${euro('0.00')}\t${euro('1\u202F651.04')}\t${euro('31\u202F792.97')}`,
      `30.09.2026\t${fee} 09/2026\t${bank}\tBG-2026-09\t${euro('4.50')}\t${euro('0.00')}\t${euro('30\u202F141.93')}`,
      `09.09.2026\tZamenjava domofona\tElektro Breza s.p.\t2026-118PDF\t${euro('1\u202F126.00')}\t${euro('0.00')}\t${euro('30\u202F146.43')}`,
      `04.09.2026\t${all}\t/\tIZP-260904\t${euro('0.00')}\t${euro('1\u202F688.32')}\t${euro('31\u202F272.43')}`,
      `Skupaj\t\t\t\t${euro('1\u202F135.00')}\t${euro('5\u202F044.92')}`,
    ]);
  await expect(page.getByText(`Končno stanje ${euro('33\u202F494.03')}.`)).toBeVisible();
  const [opening, inflow, outflow] = ['29\u202F584.11', '5\u202F044.92', '1\u202F135.00'].map(euro);
  await expect(
    page.getByText(`Začetno stanje ${opening}, prilivi ${inflow}, odlivi ${outflow}.`),
  ).toBeVisible();
});
