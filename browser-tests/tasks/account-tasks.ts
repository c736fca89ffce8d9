import { expect } from '@playwright/test';
import { contexts, managerButton, switcher, unitOption } from '../helpers/screens/switcher';
import { ana } from '../helpers/session/demo';
import { region, type Task } from './task';

export const accountTasks: readonly Task[] = [
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
];
