import { expect, type Page } from '@playwright/test';
import type { Delivery, Mandate } from '../../../src/api/schema';
import { api } from '../answers/faults';
import type { State } from './look';

const PATH = '/e-racun-in-direktna-obremenitev';

const naslov = {
  ulica: 'Javorjeva ulica',
  hisna_stevilka: '12',
  postna_stevilka: '1999',
  kraj: 'Zeleni Gaj',
};

const mandate: Mandate = {
  referenca_pooblastila: 'ZE-104217-02',
  stanje: 'osnutek',
  razlicica: 2,
  stanje_od: '2026-11-21T12:00:00+01:00',
  imetnik: 'Ana Zupančič',
  naslov,
  iban_maskiran: 'SI56***********2374',
  veljavno_od: null,
  placujete_sami_od: null,
  zadnja_obremenitev: null,
  razlog: null,
  pot_pdf: null,
};

const delivery: Delivery = {
  code_payer: '104217',
  nacin_prejema: 'posta',
  e_racun: {
    stanje: 'zavrnjeno',
    banka: 'Hranilnica Gaj',
    velja_od: null,
    velja_do: null,
    razlog: 'Naslov pri banki se ne ujema z naslovom na obračunu.',
  },
  imetnik: 'Ana Zupančič',
  naslov,
  upnik: {
    naziv: 'Upravljanje Zeleni Gaj d.o.o.',
    naslov: 'Gajeva cesta 1',
    kraj: '1999 Zeleni Gaj',
    identifikator: 'SI12ZZZ99912345',
  },
  placujete_sami_od: '2026-11-24',
  pooblastilo: mandate,
};

const pot_pdf = '/api/portal-user/v2/mandate/104217/pdf';

async function openWith(page: Page, change: Partial<Delivery>, text: string): Promise<void> {
  await api(page, '/v2/delivery/104217', { body: { ...delivery, ...change } });
  await page.goto(PATH);
  await expect(page.getByText(text).first()).toBeVisible();
}

/** E-invoice and direct debit in their states. */
export const deliveryStates: Readonly<Record<string, State>> = {
  'a mandate that has ended, and the form of a new one with errors': {
    of: ['delivery', 'rest', 'errors'],
    open: async (page) => {
      await page.goto(PATH);
      await page.getByRole('button', { name: 'Pripravi pooblastilo' }).click();
      await page.getByRole('button', { name: 'Shrani osnutek' }).click();
      await expect(page.getByText('Polje IBAN je obvezno').first()).toBeVisible();
    },
  },
  'a draft of a mandate, with a refused e-invoice': {
    of: ['delivery'],
    again: true,
    open: (page) => openWith(page, {}, 'Osnutek vidite samo vi.'),
  },
  'a mandate to sign': {
    of: ['delivery'],
    again: true,
    open: (page) =>
      openWith(
        page,
        { pooblastilo: { ...mandate, stanje: 'v_podpisu', pot_pdf } },
        'Kako podpišete',
      ),
  },
  'a mandate in force, with the question before its end': {
    of: ['delivery'],
    again: true,
    open: async (page) => {
      const inForce = {
        ...mandate,
        stanje: 'aktivno',
        veljavno_od: '2026-06-01',
        pot_pdf,
      } as const;
      await openWith(page, { pooblastilo: inForce }, 'bodo plačani z direktno obremenitvijo');
      await page.getByRole('button', { name: 'Ukini direktno obremenitev' }).click();
      await expect(page.getByRole('dialog')).toContainText('od 24.11.2026 boste plačevali sami');
    },
  },
  'a manager that takes no direct debits': {
    of: ['delivery'],
    again: true,
    open: (page) =>
      openWith(page, { upnik: null, pooblastilo: null }, 'direktne obremenitve ne ponuja'),
  },
};
