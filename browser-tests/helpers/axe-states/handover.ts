import { expect, type Page } from '@playwright/test';
import type { State } from './look';

const DRAFT = '/primopredaja?predaja=702&korak=';
const OFFER = '/prevzem/cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';
const ENDED = '/prevzem/cHJlZGFqYS1wb3ZlemF2YS11bWFrbmplbmEtdGVzdA';

const openStep = async (page: Page, step: string, heading: string) => {
  await page.goto(DRAFT + step);
  await expect(page.getByRole('heading', { name: new RegExp(`${heading}$`) })).toBeVisible();
};

/** Handovers: the steps of a draft, a refused one, and the page of the taker's link. */
export const handoverStates: Readonly<Record<string, State>> = {
  'handovers with errors of the beginning': {
    of: ['handover', 'rest', 'errors'],
    open: async (page) => {
      await page.goto('/primopredaja');
      await page.getByRole('button', { name: 'Začni' }).click();
      await expect(page.getByText('Polje Enota je obvezno').first()).toBeVisible();
    },
  },
  'handover, the taker': {
    of: ['handover'],
    open: (page) => openStep(page, 'prevzemnik', 'Prevzemnik'),
  },
  'handover, the meters with an error': {
    of: ['handover', 'errors'],
    open: async (page) => {
      await openStep(page, 'stevci', 'Vodomer – hladna voda, Kuhinja');
      await page.getByLabel('Stanje (m³)').first().fill('1');
      await page.getByRole('button', { name: 'Shrani in naprej' }).click();
      await expect(page.getByText('Stanje ne sme biti nižje').first()).toBeVisible();
    },
  },
  'handover, the documents': {
    of: ['handover'],
    open: (page) => openStep(page, 'dokumenti', 'Dokumenti'),
  },
  'handover, the review': {
    of: ['handover'],
    open: (page) => openStep(page, 'pregled', 'Razdelitev stroškov po dnevih'),
  },
  'handover, question before a draft is deleted': {
    of: ['handover'],
    open: async (page) => {
      await openStep(page, 'pregled', 'Razdelitev stroškov po dnevih');
      await page.getByRole('button', { name: 'Izbriši osnutek' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'handover that was refused': {
    of: ['handover'],
    open: async (page) => {
      await page.goto('/primopredaja?predaja=704');
      await expect(page.getByText('Priložena pogodba ni podpisana.')).toBeVisible();
    },
  },
  'an offer with errors': {
    of: ['handover-offer', 'rest', 'errors'],
    visitor: true,
    open: async (page) => {
      await page.goto(OFFER);
      await page.getByRole('radio', { name: 'Podatki niso pravilni' }).check();
      await page.getByRole('button', { name: 'Pošlji odgovor' }).click();
      await expect(page.getByText('Polje Kaj ni pravilno je obvezno').first()).toBeVisible();
    },
  },
  'an offer that is over': {
    of: ['handover-offer'],
    visitor: true,
    open: async (page) => {
      await page.goto(ENDED);
      await expect(page.getByText('Povezava ne velja več')).toBeVisible();
    },
  },
};
