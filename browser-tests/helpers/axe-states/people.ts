import { expect, type Page } from '@playwright/test';
import { api } from '../answers/faults';
import { fillRegistration, registerButton } from '../screens/registration';
import { keepToasts } from './data';
import type { State } from './look';

const PEOPLE = '/ljudje';
const INVITATION = '/povabilo/dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q';
const EXPIRED = '/povabilo/dm9yYnJhLXBvdmFiaWxvLWtpLWplLXBvdGVrbG8tdGVzdA';

const openPeople = async (page: Page) => {
  await page.goto(PEOPLE);
  await expect(page.getByText('Marko Zupančič', { exact: true })).toBeVisible();
};

/** People with access, and an invitation. */
export const peopleStates: Readonly<Record<string, State>> = {
  'people with those whose access is over, and errors': {
    of: ['people', 'rest', 'errors'],
    open: async (page) => {
      await openPeople(page);
      await page.getByText('Prejšnji dostopi in povabila').click();
      await page.getByRole('button', { name: 'Pošlji povabilo' }).click();
      await expect(page.getByText('Polje Vloga je obvezno').first()).toBeVisible();
    },
  },
  'people, question before an access is ended': {
    of: ['people'],
    open: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: /^Odvzemi dostop.*Marko/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'people, an access was ended': {
    of: ['people', 'toast'],
    again: true,
    open: async (page) => {
      await keepToasts(page);
      await api(page, '/co_users/104217/601', { status: 204 });
      await openPeople(page);
      await page.getByRole('button', { name: /^Odvzemi dostop.*Marko/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Odvzemi dostop' }).click();
      await expect(page.getByText('Dostop je odvzet.')).toBeVisible();
    },
  },
  'an invitation with errors': {
    of: ['invitation', 'rest', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto(INVITATION);
      await page.getByRole('button', { name: 'Sprejmi povabilo' }).click();
      await expect(page.getByText('Polje Geslo je obvezno').first()).toBeVisible();
    },
  },
  'an invitation that is over': {
    of: ['invitation'],
    visitor: true,
    open: async (page) => {
      await page.goto(EXPIRED);
      await expect(page.getByText('Povabilo je poteklo')).toBeVisible();
    },
  },
  'registration with a taken code, and access asked for': {
    of: ['register'],
    visitor: true,
    open: async (page) => {
      await api(page, '/register', { status: 409, body: { error: 'User with this code exists' } });
      await fillRegistration(page);
      await registerButton(page).click();
      await expect(page.getByRole('button', { name: 'Prosi za dostop' })).toBeVisible();
    },
  },
};
