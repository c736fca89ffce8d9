import type { Page } from '@playwright/test';

/** A picture of the portal. */
export interface Shot {
  readonly name: string;
  readonly device: 'phone' | 'desktop';
  readonly theme: 'light' | 'dark';
  readonly path: string;
  /** What is done before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

async function openPayment(page: Page): Promise<void> {
  const pay = page.getByRole('main').getByRole('button', { name: /^Plačaj/ });
  await pay.first().click();
  await page.getByRole('dialog').waitFor();
}

async function openDecision(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /nadzornega odbora/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
}

const bill = '/specifikacija-stroskov';
const items = '/odprte-postavke';

/** The phones in the README's table. */
export const shots: readonly Shot[] = [
  { name: 'home', device: 'phone', theme: 'light', path: '/' },
  { name: 'pay', device: 'phone', theme: 'light', path: items, act: openPayment },
  { name: 'specification', device: 'phone', theme: 'light', path: bill },
  { name: 'energy', device: 'phone', theme: 'dark', path: '/odcitki?zavihek=poraba' },
  { name: 'events', device: 'phone', theme: 'dark', path: '/dogajanje' },
  { name: 'decision', device: 'phone', theme: 'dark', path: '/odlocanje', act: openDecision },
];

/** The parts of the wide picture, from left to right. */
export const wideShots: readonly Shot[] = [
  { name: 'desktop', device: 'desktop', theme: 'light', path: bill },
  { name: 'light', device: 'phone', theme: 'light', path: '/' },
  { name: 'dark', device: 'phone', theme: 'dark', path: items, act: openPayment },
];
