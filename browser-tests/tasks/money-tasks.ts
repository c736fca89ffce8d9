import { expect } from '@playwright/test';
import { payDialog } from '../helpers/screens/pay';
import { choose } from '../helpers/screens/select';
import { region, saves, type Task } from './task';

export const moneyTasks: readonly Task[] = [
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
      await expect(at.main).toContainText('Neplačani prispevki');
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
    name: 'see the open items of a tenant',
    phone: 2,
    desktop: 1,
    isDone: async (at) => {
      await at.menu('Odprte postavke najemnikov');
      await expect(at.main).toContainText('271.65');
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
