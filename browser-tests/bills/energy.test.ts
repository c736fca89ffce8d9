/** The energy information of a unit: each item of the annex is on the page (docs/energy-information.md). */
import { expect, type Page } from '@playwright/test';
import { changeEnergy } from '../helpers/answers/energy';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { rok } from '../helpers/session/demo';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('Poraba says first how much heat was used, with all items of the annex below', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/odcitki?zavihek=poraba');
  const says = 'Oktobra ste porabili 884 kWh, 1.3 % manj kot leto prej ob enakem vremenu.';
  await expect(page.getByText(says)).toBeVisible();
  for (const [name, ...items] of [
    // Items 1 and 3a.
    ['Poraba in cena', '884 kWh, porazdeljeno (ocena)', '34 100 kWh', '291.35 enote'],
    ['Poraba in cena', '3.100 m³, 186 kWh', '0.1005 €/kWh', '78.40 €/MWh', '1 068.40 €'],
    // Item 3b.
    ['Viri energije in izpusti', '62.00 %', '30.00 %', '8.00 %', '0.148 kg', '130.8 kg'],
    ['Dajatve v ceni toplote', '0.71 €', '2.74 €', 'izmišljeno za predstavitev'],
    // Item 3c.
    ['Primerjava z istim mesecem leto prej', '281.4 K dni (leto prej 268.0 K dni)', '20 °C'],
    ['Primerjava z istim mesecem leto prej', 'izmišljeni podatki za predstavitev', '+3.3 %'],
    // Items 3d and 3e.
    ['Nasveti za varčevanje', 'Zveza potrošnikov Slovenije', 'energetska agencija'],
    ['Če se z obračunom ne strinjate', 'Reklamacija pri upravniku', 'Rok: 15 dni.'],
    // Item 3f.
    ['Primerjava z drugimi', 'Porabili ste 13.6 % več kot referenčni uporabnik.', '778 kWh'],
    ['Primerjava z drugimi', 'Porabili ste 12.8 % več kot povprečje stavbe.', '784 kWh'],
    // Item 2.
    ['Daljinsko odčitavanje', 'nekateri na daljavo', '01.01.2027', '11.11.2026'],
  ] as const) {
    for (const item of items) await expect(card(page, name)).toContainText(item);
  }
});

test('the chart has the same numbers as its table, and the month is in the address', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/odcitki#poraba');
  await expect(page).toHaveURL('/odcitki?zavihek=poraba');
  const chart = card(page, 'Primerjava z istim mesecem leto prej');
  await chart.getByText('Prikaži podatke v tabeli').click();
  for (const [month, now, before] of [
    ['10/2026', '291.35', '295.17'],
    ['04/2026', '144.44', '138.42'],
    ['03/2026', '294.71', '298.52'],
    ['02/2026', '362.33', '345.25'],
    ['01/2026', '382.22', '367.44'],
  ] as const) {
    const row = chart.getByRole('row').filter({ hasText: month });
    await expect(row.getByRole('cell')).toHaveText([now, before]);
    for (const value of [now, before]) {
      await expect(chart.locator('svg title', { hasText: `${month}: ${value}` })).toHaveCount(1);
    }
  }
  await choose(page, 'Mesec', '01/2026');
  await expect(page).toHaveURL(/obdobje=2026-01/);
  await expect(page.locator('.answer')).toContainText('Januarja ste porabili');
  await expect(page.locator('.answer')).toContainText('4.0 % več kot leto prej ob enakem vremenu.');
});

test('a month that cannot be compared says why', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const show = async (change: object, items: object = {}) => {
    await page.unrouteAll({ behavior: 'wait' });
    await changeEnergy(page, change, items);
    await page.goto('/odcitki?zavihek=poraba');
  };
  const raw = { temperaturni_primanjkljaj_lani: 0 };
  await show(raw);
  await expect(page.getByText('3.6 % več kot leto prej.')).toBeVisible();
  await expect(page.getByText('Primerjava ni popravljena za vreme.')).toBeVisible();
  for (const [change, text] of [
    [{ obracunske_enote_lani: 0 }, 'Leto prej v tem mesecu ni bilo porabe, zato odstotka ni.'],
    [{ primerljivost: 'zamenjan_merilnik' }, 'merilnik ali delilnik je bil zamenjan'],
    [{ primerljivost: 'drug_uporabnik', obracunske_enote_lani: null }, 'nekdo drug'],
    [
      { primerljivost: 'ni_lani', obracunske_enote_lani: null },
      'Podatkov za isti mesec leto prej ni.',
    ],
    [{ nacin_dolocitve: 'ni_mogoce', toplota_enote_kwh: null }, 'nima delilnikov ali števca'],
  ] as const) {
    await show(change);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('.answer')).not.toContainText('%');
  }
  await show({}, { mesanica_energentov: [{ energent: 'premog', delez: 99.9 }] });
  await expect(page.getByText('Deleži skupaj niso 100.00 %')).toBeVisible();
  const two = [
    { energent: 'zemeljski_plin', delez: 55.5 },
    { energent: 'toplota_okolja', delez: 44.5 },
  ];
  await show({}, { mesanica_energentov: two });
  const sources = card(page, 'Viri energije in izpusti');
  await expect(sources).toContainText(/Zemeljski plin55\.50\s%.*Toplota okolja44\.50\s%/);
  await expect(page.getByText('Deleži skupaj niso 100.00 %')).toBeHidden();
  await show({}, { povprecje_stavbe: { kwh_na_m2: 1, stevilo_enot: 2 } });
  await expect(page.getByText('primerljive manj kot tri enote')).toBeVisible();
  await expect(page.getByText('povprečje stavbe.')).toBeHidden();
});

test('small systems need no emissions; a unit without heating has a message', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/odcitki?zavihek=poraba');
  await expect(page.getByText('za sisteme do 20 MW ni obvezen')).toBeVisible();
  await page.route(/\/energy_months\//, (route) => route.fulfill({ json: { meseci: [] } }));
  await page.reload();
  await expect(page.getByText('Za to enoto ni podatkov o porabi energije.')).toBeVisible();
});

for (const tab of ['poraba', 'oddaja']) {
  test(`${tab}: axe finds nothing, and nothing scrolls sideways`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/odcitki?zavihek=${tab}`);
      await expect(page.getByRole('tabpanel').locator('.card').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('Poraba is reached and its table opened by keyboard alone at 320 px', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  await page.goto('/odcitki');
  const tab = page.getByRole('tab', { name: 'Poraba' });
  await page.getByRole('tab', { selected: true }).focus();
  for (let presses = 0; presses < 3; presses += 1) {
    if (await tab.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
  const chart = card(page, 'Primerjava z istim mesecem leto prej');
  const table = chart.getByText('Prikaži podatke v tabeli');
  await expect(table).toBeVisible();
  const isInView = () => table.evaluate((it) => it.contains(document.activeElement));
  for (let presses = 0; presses < 20 && !(await isInView()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('row').filter({ hasText: '10/2026' })).toBeVisible();
  const scrolls = await page.evaluate(() => document.body.scrollWidth > innerWidth);
  expect(scrolls).toBe(false);
});
