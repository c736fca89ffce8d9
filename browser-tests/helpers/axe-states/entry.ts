import { expect } from '@playwright/test';
import { api } from '../answers/faults';
import { addButton, fillBill, freeBill, linked, openAddManager } from '../screens/add-manager';
import { next, openForm } from '../screens/forms';
import { openRoute, routeVisits } from '../screens/routes';
import { keepToasts } from './data';
import type { State } from './look';

/** Login, registration and account: states to check, and how to open them. */
export const entryStates: Readonly<Record<string, State>> = {
  'login with errors': {
    of: ['login', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto('/prijava');
      await page.getByRole('button', { name: 'Prijava', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Popravite 2 napaki' })).toBeVisible();
    },
  },
  'add manager with errors': {
    of: ['add-manager', 'errors'],
    open: async (page) => {
      await openAddManager(page);
      await addButton(page).click();
      await expect(page.getByText('Polje Upravnik je obvezno').first()).toBeVisible();
    },
  },
  'registration with the bill shown and errors': {
    of: ['register', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto('/registracija');
      await page.getByText('Kje najdem podatke?').click();
      await page.getByRole('button', { name: 'Registracija' }).click();
      await expect(page.getByRole('region', { name: 'Popravite 10 napak' })).toBeVisible();
    },
  },
  'forgotten password': {
    of: ['forgotten-password'],
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo');
      await page.getByRole('checkbox', { name: 'Nisem robot' }).check();
      await expect(page.getByText('Preverjeno.')).toBeVisible();
    },
  },
  'add manager, question after linking': {
    of: ['add-manager'],
    open: async (page) => {
      await api(page, '/add_manager', linked);
      await openAddManager(page);
      await fillBill(page, freeBill);
      await addButton(page).click();
      await expect(page.getByRole('button', { name: 'Da, preklopi' })).toBeVisible();
    },
  },
  'profile with errors in both forms': {
    of: ['profil', 'errors'],
    open: async (page) => {
      await page.goto('/profil');
      await page.getByLabel('Ime', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Shrani' }).click();
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
      await expect(page.getByText('Polje Trenutno geslo je obvezno').first()).toBeVisible();
    },
  },
  'profile after a changed password': {
    of: ['profil', 'toast'],
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
  'login with a toast after a failed logout': {
    of: ['login', 'toast'],
    open: async (page) => {
      await api(page, '/logout', { status: 500, body: {} });
      await keepToasts(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Uporabniški meni' }).click();
      await page.getByRole('button', { name: 'Odjava' }).click();
      await expect(page).toHaveURL('/prijava');
      await expect(page.locator('.Toastify__toast').first()).toBeVisible();
    },
  },
  'forgotten password with errors': {
    of: ['forgotten-password', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto('/pozabljeno-geslo');
      await page.getByRole('main').getByRole('button', { name: 'Pošlji' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'new password with errors': {
    of: ['reset-password', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto(routeVisits['reset-password'].path);
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'form with errors': {
    of: ['forms', 'errors'],
    open: async (page) => {
      await openForm(page, 'prijava_skode');
      await next(page).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'registered persons, form with errors': {
    of: ['registered-number-of-people-and-dogs', 'errors'],
    open: async (page) => {
      await openRoute(page, routeVisits['registered-number-of-people-and-dogs']);
      await page
        .getByRole('button', { name: /spremembo/i })
        .first()
        .click();
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'staff link after a failed exchange': {
    of: ['login-as-user', 'failed'],
    visitor: true,
    open: async (page) => {
      await api(page, '/login_as_user', { status: 503, body: {} });
      await page.goto('/login-as-user/a-link-whose-server-is-away');
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    },
  },
};
