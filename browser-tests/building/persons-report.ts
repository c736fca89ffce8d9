import type { Page } from '@playwright/test';

/** The report of other numbers of persons and dogs, open. */
export const PATH = '/prijavljena-stevila-oseb-in-psov?prijava=0137014';
export const CHANGE = '/registered_number/change';
export const form = (page: Page) => page.getByRole('form', { name: 'Prijava spremembe' });
export const send = (page: Page) => page.getByRole('button', { name: 'Oddaj spremembo' });
export const pdf = (name: string, bytes = 2_000_000, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, '%PDF-1.4 '),
});

export async function fill(
  page: Page,
  { persons = '4', since = '2026-11-15' } = {},
): Promise<void> {
  await form(page).getByLabel('Število oseb').fill(persons);
  await form(page).getByLabel('Število psov').fill('1');
  await form(page).getByLabel('Velja od').fill(since);
  await form(page).getByLabel('Izjavljam').check();
}
