import type { Page } from '@playwright/test';

/** A picture of the README, taken in both themes. */
export interface Shot {
  readonly name: string;
  readonly device: 'phone' | 'desktop';
  readonly path: string;
  /** What is done before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** The pictures of the README. */
export const shots: readonly Shot[] = [
  {
    name: 'estimate-phone',
    device: 'phone',
    path: '/prijavljena-stevila-oseb-in-psov?prijava=0137014',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Prijava spremembe' });
      await form.getByLabel('Število oseb').fill('4');
      await form.getByLabel('Število psov').fill('1');
      await form.getByLabel('Velja od').fill('2026-11-15');
      await form.getByLabel('Izjavljam').check();
      const estimate = page.getByRole('region', { name: 'Ocena vpliva na mesečni strošek' });
      await estimate.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  { name: 'home-phone', device: 'phone', path: '/' },
  {
    name: 'pay-phone',
    device: 'phone',
    path: '/odprte-postavke',
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Plačaj/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'home-desktop', device: 'desktop', path: '/' },
  { name: 'cost-specification-desktop', device: 'desktop', path: '/specifikacija-stroskov' },
  { name: 'readings-desktop', device: 'desktop', path: '/odcitki' },
  { name: 'reserve-fund-desktop', device: 'desktop', path: '/rezervni-sklad' },
];
