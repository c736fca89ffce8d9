import { expect, type Page } from '@playwright/test';
import { api } from '../answers/faults';
import { photoWithPosition } from '../screens/meter-photo';
import { choose } from '../screens/select';
import { keepToasts } from './data';
import type { State } from './look';

const LIST = '/dogajanje/napake';
const REPORT = '/dogajanje/prijava-napake';
const sending = /\/v2\/faults$/;

const send = (page: Page) => page.getByRole('button', { name: /^Pošlji (prijavo|znova)$/ }).click();

async function fill(page: Page): Promise<void> {
  await page.goto(REPORT);
  await choose(page, 'Kraj v stavbi', 'Vhod');
  await choose(page, 'Področje', 'Elektrika');
  await page.getByLabel('Opis').fill('Pri vhodu je tema.');
}

/** Events by month, the subscription, faults and their report: states to check, and how to open them. */
export const eventStates: Readonly<Record<string, State>> = {
  'events by month, a day with an open event': {
    of: ['events'],
    open: async (page) => {
      await page.goto('/dogajanje?pogled=koledar');
      await page.getByRole('button', { name: /^25\. november 2026/ }).click();
      await page.getByText('Prekinitev dobave tople vode', { exact: true }).click();
      await expect(page.getByText(/Po 12. uri nekaj minut/)).toBeVisible();
    },
  },
  'events by month, a month without events': {
    of: ['events', 'empty'],
    open: async (page) => {
      await page.goto('/dogajanje?pogled=koledar&mesec=2031-05');
      await expect(page.getByText('V tem mesecu ni dogodkov.')).toBeVisible();
    },
  },
  'events, past ones and the address of a calendar': {
    of: ['events'],
    open: async (page) => {
      const body = {
        ustvarjeno: '2026-11-21T12:00:00+01:00',
        pot: `/api/portal-user/v2/calendar/${'Zm9yLXRlc3RzLW9ubHktYW5kLW5vdC1hLXJlYWwtb25'}`,
      };
      await page.goto('/dogajanje');
      await page.getByText(/^2026: \d+\s/).click();
      await page.getByText('Koledar stavbe v telefonu').click();
      const create = page.getByRole('button', { name: 'Ustvari naslov' });
      await expect(create).toBeVisible();
      await api(page, '/calendar_subscription/0137', { status: 201, body, times: 1 });
      await create.click();
      await expect(page.getByText(/v2\/calendar\//)).toBeVisible();
    },
  },
  'faults, the question whether one is done is answered with no': {
    of: ['faults', 'errors'],
    open: async (page) => {
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Ne, še traja' }).click();
      await page.getByLabel('Kaj še ni v redu?').fill('ž'.repeat(501));
      await page.getByRole('button', { name: 'Odpri znova' }).click();
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
      await page.getByText('Luč v vhodu ne gori', { exact: true }).click();
    },
  },
  'faults, the same at the user’s place': {
    of: ['faults', 'toast'],
    again: true,
    open: async (page) => {
      await keepToasts(page);
      await api(page, /\/me_too$/, { status: 409, body: {} });
      await page.goto(LIST);
      await page.getByText('Luč v vhodu ne gori', { exact: true }).click();
      await page.getByRole('button', { name: /^Tudi pri meni/ }).click();
      await expect(page.locator('.Toastify__toast').first()).toBeVisible();
    },
  },
  'report of a fault, nothing filled in': {
    of: ['report-fault', 'errors'],
    open: async (page) => {
      await page.goto(REPORT);
      await send(page);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  'report of a fault, people in a lift': {
    of: ['report-fault'],
    open: async (page) => {
      await page.goto(REPORT);
      await choose(page, 'Kraj v stavbi', 'Dvigalo');
      await choose(page, 'Področje', 'Dvigalo');
      await expect(page.getByText(/^V dvigalu pritisnite/).first()).toBeVisible();
    },
  },
  'report of a fault, a photo that cannot be read': {
    of: ['report-fault', 'errors'],
    open: async (page) => {
      await fill(page);
      const buffer = Buffer.alloc(64, 1);
      const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer };
      await page.getByLabel('Fotografije').setInputFiles(heic);
      await expect(page.getByText(/IMG_1.HEIC je HEIC/)).toBeVisible();
    },
  },
  'report of a fault, similar ones are offered': {
    of: ['report-fault'],
    again: true,
    open: async (page) => {
      await fill(page);
      await api(page, sending, {
        status: 409,
        body: { podobne: ['N-2026-00118'] },
      });
      await send(page);
      await expect(page.getByText('Podobna napaka je že prijavljena')).toBeVisible();
    },
  },
  'report of a fault on its way': {
    of: ['report-fault', 'loading'],
    again: true,
    open: async (page) => {
      await fill(page);
      const buffer = await photoWithPosition(page);
      const photo = { name: '1.jpg', mimeType: 'image/jpeg', buffer };
      await page.getByLabel('Fotografije').setInputFiles(photo);
      await api(page, sending, { hang: true });
      await send(page);
      await expect(page.getByRole('button', { name: 'Prekini pošiljanje' })).toBeVisible();
    },
  },
  'report of a fault that failed': {
    of: ['report-fault', 'failed'],
    again: true,
    open: async (page) => {
      await fill(page);
      await api(page, sending, { status: 503, body: {} });
      await send(page);
      await expect(page.locator('.form__failure')).toBeVisible();
    },
  },
};
