import { expect, type Page } from '@playwright/test';
import { overchargedBill } from '../answers/cost-bill';
import { api } from '../answers/faults';
import { openPackDialog } from '../screens/bill-acts';
import { openSelect } from '../screens/select';
import type { State } from './look';

const paymentStates = ['prejeto', 'zavrnjeno', 'najavljeno'] as const;
const paymentWords = ['Prejeto', 'Plačilo ni prispelo', 'Najavljeno'];

/** Gives the open items of the first payer code payments in each state that has a word. */
async function withPaymentStates(page: Page): Promise<void> {
  await page.route(/\/(open_items|due_list)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const lists: { postavke: { placilo: Record<string, unknown> }[] }[] = json.upravniki ?? [json];
    for (const [index, { placilo }] of (lists[0]?.postavke ?? []).entries()) {
      placilo.stanje_placila = paymentStates[index];
      placilo.najavljeno_ob = '2026-11-20T19:10:00+01:00';
    }
    for (const { placilo } of lists[2]?.postavke.slice(1) ?? []) placilo.stanje_placila = 'ni';
    await route.fulfill({ response, json });
  });
}

/** Opens home; on a phone its charts are opened too. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Za nujne primere' })).toContainText('112');
  for (const chart of await page.locator('.home__folded > summary').all()) await chart.click();
}

/** Home and the pages of money: states to check, and how to open them. */
export const moneyStates: Readonly<Record<string, State>> = {
  home: {
    of: ['home'],
    again: true,
    open: async (page) => {
      await openHome(page);
      await expect(page.getByText('286.84').first()).toBeVisible();
      const tables = page.getByText('Prikaži podatke v tabeli');
      await expect(tables).toHaveCount(2);
      for (const summary of await tables.all()) await summary.click();
    },
  },
  'home, failed cards and download': {
    of: ['home', 'failed'],
    again: true,
    open: async (page) => {
      await api(page, '/pdf/26100314', { status: 404, body: { code: 4 } });
      await api(page, /\/(readings|cost_specification)\//, { status: 400, body: {} });
      await openHome(page);
      await expect(page.getByText('Podatkov ni bilo mogoče naložiti.')).toHaveCount(2);
      await page.getByRole('button', { name: /^Prenesi PDF/ }).click();
      await expect(page.locator('.download__failure')).toBeVisible();
    },
  },
  'open items, filter open': {
    of: ['open-items'],
    open: async (page) => {
      await page.goto('/odprte-postavke');
      await openSelect(page, 'Enota');
      await expect(page.getByRole('option', { name: 'Vse enote' })).toBeVisible();
    },
  },
  'open items, payments in each state': {
    of: ['open-items'],
    open: async (page) => {
      await withPaymentStates(page);
      await page.goto('/odprte-postavke');
      for (const word of paymentWords) {
        await expect(page.getByText(word, { exact: true })).toHaveCount(1);
      }
    },
  },
  'all dues, payments in each state': {
    of: ['all-dues'],
    open: async (page) => {
      await withPaymentStates(page);
      await page.goto('/moje-obveznosti');
      for (const word of paymentWords) {
        await expect(page.getByText(word, { exact: true })).toHaveCount(1);
      }
      await expect(page.getByText(/prejeto\s60\.00/)).toBeVisible();
    },
  },
  'all dues, order of an announced payment': {
    of: ['all-dues'],
    again: true,
    open: async (page) => {
      await page.goto('/moje-obveznosti');
      await page.getByRole('button', { name: /^Podatki za plačilo: Rezervni sklad 10/ }).click();
      await expect(page.getByRole('button', { name: 'Prekliči najavo' })).toBeVisible();
    },
  },
  'cost specification, all lines open': {
    of: ['cost-specification'],
    open: async (page) => {
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
      for (const line of await page.locator('main h3 > button').all()) await line.click();
      await page.getByText('Spremembe po vrstah stroškov').first().click();
      await expect(page.getByRole('img', { name: /po skupinah stroškov/ })).toBeVisible();
    },
  },
  'cost specification, evidence pack': {
    of: ['cost-specification'],
    open: async (page) => {
      await page.goto('/specifikacija-stroskov');
      await openPackDialog(page);
      await page.getByRole('button', { name: 'Izdelaj paket' }).click();
      await expect(page.getByText(/^Paket je shranjen/)).toBeVisible();
      await page.getByText('Koraki', { exact: true }).click();
      // A row that is half under the bar would count as close to its button.
      await page.getByRole('dialog').evaluate((it) => it.scrollTo(0, 0));
    },
  },
  'cost specification, an incorrect bill': {
    of: ['cost-specification'],
    open: async (page) => {
      await api(page, '/cost_specification/0137014', { body: overchargedBill() });
      await page.goto('/specifikacija-stroskov');
      await expect(page.getByText('1 postavka se ne ujema')).toBeVisible();
    },
  },
};
