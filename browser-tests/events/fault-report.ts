import type { Page } from '@playwright/test';
import { choose } from '../helpers/screens/select';

export const REPORT = '/dogajanje/prijava-napake';

export const description = (page: Page) => page.getByLabel('Opis');
export const submit = (page: Page) =>
  page.getByRole('button', { name: /^Pošlji (prijavo|znova)$/ });
/** A fault in the list of the building. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

export async function fill(page: Page, place: string, trade: string, text: string): Promise<void> {
  await page.goto(REPORT);
  await choose(page, 'Kraj v stavbi', place);
  await choose(page, 'Področje', trade);
  await description(page).fill(text);
}

/** The bodies of all reports that the page sends. */
export function reportsOf(page: Page): { key: string | undefined; body: string }[] {
  const sent: { key: string | undefined; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/v2/faults')) return;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push({ key: request.headers()['idempotency-key'], body });
  });
  return sent;
}
