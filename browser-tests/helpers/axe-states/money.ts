import { expect } from '@playwright/test';
import { overchargedBill } from '../cost-bill';
import { api } from '../faults';
import { openSelect } from '../select';
import type { State } from './look';

/** Home and the pages of money: states to look at, what to open and what to do there. */
export const moneyStates: Readonly<Record<string, State>> = {
  home: {
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByText('286.84').first()).toBeVisible();
      const tables = page.getByText('Prikaži podatke v tabeli');
      await expect(tables).toHaveCount(3);
      for (const summary of await tables.all()) await summary.click();
    },
  },
  'home, cards and a download failed': {
    open: async (page) => {
      await api(page, '/pdf/26100314', { status: 404, body: { code: 4 } });
      await api(page, /\/(readings|cost_specification)\//, { status: 400, body: {} });
      await page.goto('/');
      await expect(page.getByText('Podatkov ni bilo mogoče naložiti.')).toHaveCount(2);
      await page.getByRole('button', { name: /^Prenesi PDF/ }).click();
      await expect(page.locator('.download__failure')).toBeVisible();
    },
  },
  'open items': {
    open: async (page) => {
      await page.goto('/odprte-postavke');
      await expect(page.getByText('26090314').first()).toBeVisible();
    },
  },
  'open items, filter open': {
    open: async (page) => {
      await page.goto('/odprte-postavke');
      await openSelect(page, 'Enota');
      await expect(page.getByRole('option', { name: 'Vse enote' })).toBeVisible();
    },
  },
  'regular bills': {
    open: async (page) => {
      await page.goto('/redni-obracun');
      await expect(page.getByText('26100314').first()).toBeVisible();
    },
  },
  'bills of the reserve fund': {
    open: async (page) => {
      await page.goto('/obracun-rezervni-sklad');
      await expect(page.getByText('26100315').first()).toBeVisible();
    },
  },
  'account card': {
    open: async (page) => {
      await page.goto('/kartica-obracunov-s-placili');
      await expect(page.getByText('Končno stanje').first()).toBeVisible();
    },
  },
  readings: {
    open: async (page) => {
      await page.goto('/odcitki');
      await expect(page.getByText('Toplota za 10/2026')).toBeVisible();
    },
  },
  'open items, loading': {
    again: true,
    open: async (page) => {
      await api(page, '/open_items', { delay: 3_000 });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    },
  },
  'open items, failed, with a toast': {
    again: true,
    open: async (page) => {
      await api(page, '/open_items', { status: 400, body: {} });
      await api(page, '/user_managers', { status: 400, body: {} });
      await page.goto('/odprte-postavke');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'cost specification, all open': {
    open: async (page) => {
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
      for (const line of await page.locator('main h3 > button').all()) await line.click();
      await page.getByText('Spremembe po vrstah stroškov').first().click();
      await expect(page.getByRole('img', { name: /po vrstah stroškov/ })).toBeVisible();
    },
  },
  'cost specification, a bill that is wrong': {
    open: async (page) => {
      await api(page, '/cost_specification/0137014', { body: overchargedBill() });
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('1 postavka se ne ujema')).toBeVisible();
    },
  },
  'tenants’ open items': {
    open: async (page) => {
      await page.goto('/odprte-postavke-najemnikov');
      await expect(page.getByText('26080771').first()).toBeVisible();
    },
  },
};
