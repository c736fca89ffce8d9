/** The tasks for which residents come, from home, with the most presses that each may take on a phone and on a desktop. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { payDialog } from '../helpers/screens/pay';
import { choose } from '../helpers/screens/select';
import { contexts, managerButton, switcher, unitOption } from '../helpers/screens/switcher';
import { ana } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';
import { Presses } from './presses';

interface Task {
  readonly name: string;
  readonly phone: number;
  readonly desktop: number;
  readonly isDone: (at: Presses, page: Page) => Promise<void>;
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).first();

async function saves(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  return (await waiting).suggestedFilename();
}

const tasks: readonly Task[] = [
  {
    name: 'see what is due and pay it by its code',
    phone: 1,
    desktop: 1,
    isDone: async (at, page) => {
      await expect(region(page, 'Za plačilo')).toContainText('286.84');
      await at.button('Plačaj', at.main);
      await expect(payDialog(page).getByRole('img').first()).toBeVisible();
    },
  },
  {
    name: 'pay two bills by one code',
    phone: 4,
    desktop: 4,
    isDone: async (at, page) => {
      await at.bar('Plačila', 'Odprte postavke');
      await at.press(page.getByRole('checkbox', { name: 'Izberi 26090314' }));
      await at.press(page.getByRole('checkbox', { name: 'Izberi 26100314' }));
      await at.button('Plačaj izbrano');
      await expect(payDialog(page)).toContainText('249.40');
      await expect(payDialog(page).getByRole('img').first()).toBeVisible();
    },
  },
  {
    name: 'learn why the bill is higher than last month',
    phone: 1,
    desktop: 1,
    isDone: async (_, page) => {
      await expect(region(page, 'Zadnji obračun')).toContainText(
        'več kot septembra, od tega ogrevanje',
      );
    },
  },
  {
    name: 'open the invoice behind a line of the bill',
    phone: 4,
    desktop: 4,
    isDone: async (at, page) => {
      await at.menu('Specifikacija stroškov');
      await at.button(/^Čiščenje skupnih prostorov/, at.main);
      await saves(page, () => at.button(/^Račun/, at.main));
    },
  },
  {
    name: 'save all bills of the year before',
    phone: 6,
    desktop: 5,
    isDone: async (at, page) => {
      await at.menu('Redni obračun', 'Obračuni');
      at.count += 2;
      await choose(page, 'Leto', '2025');
      const name = await saves(page, () => at.button(/^Prenesi vse obračune/));
      expect(name).toBe('redni_obracuni_2025_104217.zip');
    },
  },
  {
    name: 'compare the own share of heat with the building',
    phone: 2,
    desktop: 1,
    isDone: async (at) => {
      await at.menu('Obračuni toplote');
      await expect(at.main).toContainText('od povprečja stavbe');
    },
  },
  {
    name: 'see the reserve fund and what is planned',
    phone: 2,
    desktop: 2,
    isDone: async (at, page) => {
      await at.link('Rezervni sklad', region(page, 'Rezervni sklad stavbe'));
      await expect(at.main).toContainText('V rezervnem skladu');
      await expect(at.main.getByRole('heading', { name: /^Načrt/ }).first()).toBeVisible();
    },
  },
  {
    name: 'see who owes contributions to the fund',
    phone: 3,
    desktop: 2,
    isDone: async (at) => {
      await at.menu('Dolžniki rezervnega sklada', 'Skladi');
      await expect(at.main).toContainText('Neplačanih prispevkov');
    },
  },
  {
    name: 'report a born child',
    phone: 8,
    desktop: 7,
    isDone: async (at, page) => {
      await at.menu('Prijavljena števila oseb in psov');
      await at.button('Prijavi spremembo');
      await at.button('Ena oseba več');
      await reportsChange(at, page);
    },
  },
  {
    name: 'register a dog',
    phone: 8,
    desktop: 7,
    isDone: async (at, page) => {
      await at.menu('Prijavljena števila oseb in psov');
      await at.button('Prijavi spremembo');
      await at.button('En pes več');
      await reportsChange(at, page);
    },
  },
  {
    name: 'complain about a line of the bill, and find the complaint',
    phone: 9,
    desktop: 8,
    isDone: async (at, page) => {
      await at.menu('Specifikacija stroškov');
      await at.button(/^Čiščenje skupnih prostorov/, at.main);
      await at.link('Vprašaj o postavki');
      await at.type(page.getByLabel('Opis'), 'Zakaj je strošek višji?');
      await at.button('Oddaj vlogo');
      await expect(at.main).toContainText('Vloga je uspešno oddana');
      await at.link('Spremljajte jo med oddanimi vlogami');
      await expect(at.main).toContainText('Zakaj je strošek višji?');
    },
  },
  {
    name: 'find the emergency number of the lift',
    phone: 2,
    desktop: 1,
    isDone: async (at, page) => {
      await at.link(/^Nujni primeri/, page.getByRole('banner'));
      await expect(at.main.getByRole('link', { name: /080 00 99/ })).toBeVisible();
    },
  },
  {
    name: 'see what the insurance covers, and report a damage',
    phone: 3,
    desktop: 2,
    isDone: async (at) => {
      await at.menu('Zavarovalne pogodbe');
      await at.link(/^Obrazec za prijavo škode/);
      await expect(at.main.getByRole('form')).toBeVisible();
    },
  },
  {
    name: 'change the password',
    phone: 6,
    desktop: 6,
    isDone: async (at, page) => {
      await at.button(/^Uporabniški meni/);
      await at.link('Profil', page.getByRole('banner'));
      await at.type(page.getByLabel('Trenutno geslo'), ana.password);
      await at.type(page.getByLabel('Novo geslo', { exact: true }), 'Lipov1Drevored');
      await at.type(page.getByLabel('Ponovite novo geslo'), 'Lipov1Drevored');
      await at.button('Spremeni geslo');
      await expect(page.getByText('Geslo je uspešno spremenjeno').first()).toBeVisible();
    },
  },
  {
    name: 'set a larger font',
    phone: 2,
    desktop: 2,
    isDone: async (at, page) => {
      await at.button('Prikaz');
      await at.press(page.getByRole('radio', { name: 'Precej večja' }));
      await expect(page.locator('html')).toHaveCSS('font-size', /^(18|20\.)/);
    },
  },
  {
    name: 'go to another manager',
    phone: 2,
    desktop: 2,
    isDone: async (at, page) => {
      await at.press(switcher(page));
      await at.press(managerButton(page, contexts.otherManager.manager));
      await expect(switcher(page)).toContainText('Trg pod lipo 3');
    },
  },
  {
    name: 'see the open items of a tenant',
    phone: 2,
    desktop: 1,
    isDone: async (at) => {
      await at.menu('Odprte postavke najemnikov');
      await expect(at.main).toContainText('271.65');
    },
  },
  {
    name: 'open the house rules',
    phone: 4,
    desktop: 3,
    isDone: async (at, page) => {
      await at.menu('Dokumenti upravnika', 'Dokumenti');
      await saves(page, () => at.button(/^Prenesi.* Hišni red/, at.main));
    },
  },
  {
    name: 'mark all messages read',
    phone: 2,
    desktop: 2,
    isDone: async (at, page) => {
      await at.bar(/^Sporočila/, /^Obvestila/);
      await at.button(/Označi vse kot prebrano/);
      await expect(page.getByText('Nimate neprebranih obvestil.')).toBeVisible();
    },
  },
  {
    name: 'find an answer in the questions by one word',
    phone: 3,
    desktop: 2,
    isDone: async (at, page) => {
      await at.menu('Pogosta vprašanja');
      await at.type(page.getByRole('searchbox').first(), 'položnica');
      await expect(at.main.locator('details').first()).toBeVisible();
      await expect(at.main).not.toContainText('Ni zadetkov');
    },
  },
  {
    name: 'go to another unit',
    phone: 2,
    desktop: 2,
    isDone: async (at, page) => {
      await at.press(switcher(page));
      await at.press(unitOption(page, 'Brezova pot 4 (7)'));
      await expect(switcher(page)).toContainText('Brezova pot 4');
    },
  },
  {
    name: 'see whether an e-invoice is ordered, and prepare a direct debit',
    phone: 5,
    desktop: 4,
    isDone: async (at, page) => {
      await at.button(/^Uporabniški meni/);
      await at.link('Profil', page.getByRole('banner'));
      await at.link(/^E-račun/);
      await expect(region(page, 'E-račun')).toContainText('Velja od 01.03.2024');
      await at.button('Pripravi pooblastilo');
      await expect(page.getByLabel('IBAN')).toBeVisible();
    },
  },
  {
    name: 'see the day of the next assembly',
    phone: 0,
    desktop: 0,
    isDone: async (at) => {
      await expect(
        at.main.getByRole('link', { name: /Vabilo na zbor.*03\.12\.2026/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'put the next assembly into a calendar',
    phone: 4,
    desktop: 3,
    isDone: async (at, page) => {
      await at.menu('Dogajanje');
      const assembly = at.main.locator('details').filter({ hasText: 'Zbor etažnih lastnikov' });
      await at.press(assembly.first().locator('summary'));
      const name = await saves(page, () => at.button(/^Dodaj v koledar/, assembly.first()));
      expect(name).toMatch(/\.ics$/);
    },
  },
  {
    name: 'call or write to the manager',
    phone: 1,
    desktop: 1,
    isDone: async (_, page) => {
      const card = region(page, 'Vaš upravnik');
      await expect(card.getByRole('link', { name: /01 000 10 00/ })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    },
  },
  {
    name: 'see what is due to all managers',
    phone: 1,
    desktop: 1,
    isDone: async (at, page) => {
      await at.link(/^Vse moje obveznosti/);
      await expect(at.main).toContainText('Stanovanjski servis Breza');
      await expect(page).toHaveURL('/moje-obveznosti');
    },
  },
];

async function reportsChange(at: Presses, page: Page): Promise<void> {
  await at.type(page.getByLabel(/^Velja od|^Datum/).first(), '2026-11-20');
  await at.button(/^Oddaj|^Pošlji|^Prijavi$/, at.main);
}

for (const task of tasks) {
  for (const width of [390, 1280]) {
    const most = width === 390 ? task.phone : task.desktop;
    test(`${task.name}: at most ${most} presses at ${width} px`, { tag: '@long' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await ownWorld(context, baseURL);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(region(page, 'Za plačilo')).toContainText('286.84');
      const at = new Presses(page, width === 390);
      await task.isDone(at, page);
      expect(at.count).toBeLessThanOrEqual(most);
    });
  }
}
