import { expect } from '@playwright/test';
import { addButton, fillBill, freeBill, linked, openAddManager } from '../account';
import { api } from '../faults';
import type { State } from './look';

/** Getting in and the account: states to look at, what to open and what to do there. */
export const entryStates: Readonly<Record<string, State>> = {
  login: { visitor: true, open: async (page) => void (await page.goto('/prijava')) },
  'login with errors': {
    visitor: true,
    open: async (page) => {
      await page.goto('/prijava');
      await page.getByRole('button', { name: 'Prijava', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Popravite 2 napaki' })).toBeVisible();
    },
  },
  'registration, bill shown, with errors': {
    visitor: true,
    open: async (page) => {
      await page.goto('/registracija');
      await page.getByText('Kje najdem podatke?').click();
      await page.getByRole('button', { name: 'Registracija' }).click();
      await expect(page.getByRole('region', { name: 'Popravite 10 napak' })).toBeVisible();
    },
  },
  'forgotten password': {
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo');
      await page.getByRole('checkbox', { name: 'Nisem robot' }).check();
      await expect(page.getByText('Preverjeno.')).toBeVisible();
    },
  },
  'new password': {
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo/3nKfP0hYq2VbT7cW5xZr8sLm');
      await expect(page.getByLabel('Novo geslo', { exact: true })).toBeVisible();
    },
  },
  'not found': { visitor: true, open: async (page) => void (await page.goto('/ni-najdeno')) },
  'add manager': { open: openAddManager },
  'add manager with errors': {
    open: async (page) => {
      await openAddManager(page);
      await addButton(page).click();
      await expect(page.getByText('Polje Upravnik je obvezno').first()).toBeVisible();
    },
  },
  'add manager, question after it': {
    open: async (page) => {
      await api(page, '/add_manager', linked);
      await openAddManager(page);
      await fillBill(page, freeBill);
      await addButton(page).click();
      await expect(page.getByRole('button', { name: 'Da, preklopi' })).toBeVisible();
    },
  },
  profile: {
    open: async (page) => {
      await page.goto('/profil');
      await expect(page.getByLabel('Ime', { exact: true })).toBeVisible();
    },
  },
  'profile with errors in both forms': {
    open: async (page) => {
      await page.goto('/profil');
      await page.getByLabel('Ime', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Shrani' }).click();
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
      await expect(page.getByText('Polje Trenutno geslo je obvezno').first()).toBeVisible();
    },
  },
  'profile after a change of password': {
    open: async (page) => {
      await api(page, '/change_password', { status: 204 });
      await page.goto('/profil');
      await page.getByLabel('Trenutno geslo').fill('Javorjeva12');
      await page.getByLabel('Novo geslo', { exact: true }).fill('Lipov1Drevored');
      await page.getByLabel('Ponovite novo geslo').fill('Lipov1Drevored');
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  'profile, loading': {
    open: async (page) => {
      await api(page, '/v1/profile', { delay: 3_000 });
      await page.goto('/profil');
      await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    },
  },
  'profile, failed': {
    open: async (page) => {
      await api(page, '/v1/profile', { status: 400, body: {} });
      await page.goto('/profil');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
};
