import { expect, type Page } from '@playwright/test';
import { changeEnergy } from '../answers/energy';
import { api } from '../answers/faults';
import { openPackDialog } from '../screens/bill-acts';
import type { State } from './look';

const USE = '/odcitki?zavihek=poraba';
const OWN = '/odcitki?zavihek=oddaja';

async function openState(page: Page): Promise<void> {
  await page.goto(OWN);
  await page.getByRole('button', { name: /^Sporoči stanje/ }).click();
  await expect(page.getByLabel('Stanje (m³)')).toBeVisible();
}

async function openPack(page: Page): Promise<void> {
  await page.goto('/specifikacija-stroskov');
  await openPackDialog(page);
  await expect(page.getByRole('button', { name: 'Izdelaj paket' })).toBeVisible();
}

/** A row that is half under the bar of the dialog would count as close to its button. */
const toTop = (page: Page) => page.getByRole('dialog').evaluate((it) => it.scrollTo(0, 0));

async function makePack(page: Page, until: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Izdelaj paket' }).click();
  await expect(page.getByRole('dialog').getByText(until)).toBeVisible();
  await toTop(page);
}

/** Energy, own readings, evidence pack and annual statement: states to check, and how to open them. */
export const energyStates: Readonly<Record<string, State>> = {
  'energy, with the table of its chart': {
    of: ['readings'],
    open: async (page) => {
      await page.goto(USE);
      await page.getByText('Prikaži podatke v tabeli').click();
      await expect(page.getByRole('row').filter({ hasText: '10/2026' })).toBeVisible();
    },
  },
  'energy that is not compared, with a mix that is not whole and one comparable unit': {
    of: ['readings'],
    open: async (page) => {
      await changeEnergy(
        page,
        { primerljivost: 'zamenjan_merilnik' },
        {
          mesanica_energentov: [{ energent: 'premog', delez: 99.9 }],
          povprecje_stavbe: { kwh_na_m2: 1, stevilo_enot: 1 },
          dajatve: [],
          stiki: [],
          pritozbe: [],
          emisije_g_na_kwh: null,
          emisije_kg: null,
        },
      );
      await page.goto(USE);
      await expect(page.getByText('Deleži skupaj niso 100.00 %')).toBeVisible();
    },
  },
  'energy that does not arrive': {
    of: ['readings', 'failed'],
    again: true,
    open: async (page) => {
      await api(page, /\/v2\/energy\//, { status: 400, body: {} });
      await page.goto(USE);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'own readings, form with errors': {
    of: ['readings', 'errors'],
    open: async (page) => {
      await openState(page);
      await page.getByLabel('Stanje (m³)').fill('412.317');
      await page.getByRole('button', { name: 'Pošlji stanje' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Zakaj je stanje nižje' })).toBeVisible();
    },
  },
  'own readings, an unusual consumption to confirm': {
    of: ['readings', 'errors'],
    open: async (page) => {
      await openState(page);
      await page.getByLabel('Stanje (m³)').fill('450');
      await page.getByRole('button', { name: 'Pošlji stanje' }).click();
      await expect(page.getByRole('button', { name: 'Pošlji kljub visoki porabi' })).toBeVisible();
    },
  },
  'evidence pack that is being made': {
    of: ['cost-specification', 'loading'],
    again: true,
    open: async (page) => {
      await api(page, '/pdf/26100314', { hang: true });
      await openPack(page);
      await makePack(page, / od \d+ · /);
    },
  },
  'evidence pack with missing files': {
    of: ['cost-specification'],
    open: async (page) => {
      await api(page, '/pdf/26100314', { status: 404, body: { code: 4 } });
      await openPack(page);
      await makePack(page, '01_racun.pdf – dokumenta ni na strežniku');
    },
  },
  'evidence pack without a connection': {
    of: ['cost-specification', 'failed'],
    open: async (page) => {
      await openPack(page);
      await page.context().setOffline(true);
      await makePack(page, /^Ni povezave s strežnikom/);
    },
  },
  'regular billing, annual statement': {
    of: ['regular-billing'],
    open: async (page) => {
      await page.goto('/redni-obracun?leto=2026');
      await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
      await expect(page.getByText('Izračun se ujema s stanjem.')).toBeVisible();
    },
  },
  'annual statement of a year without bills': {
    of: ['regular-billing', 'empty'],
    open: async (page) => {
      await page.route(/\/annual_statement\//, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const enote = answer.enote.map((unit: object) => ({ ...unit, obracuni: [] }));
        await route.fulfill({ response, json: { ...answer, enote } });
      });
      await page.goto('/redni-obracun?leto=2026');
      await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
      await expect(page.getByText('Za izbrano leto ni obračunov.')).toBeVisible();
    },
  },
};
